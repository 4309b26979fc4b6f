; Inno Setup 6.3 or newer: the installer for Windows, for one user or for all, asking for no more than it needs.
;
;   iscc /DVersion=0.1.0 packaging\windows\sevenwonders-qt.iss
;
; after packaging\build.py. The result is dist\sevenwonders-qt-VERSION-windows-x86_64-setup.exe.

#ifndef Version
  #error Give the version: iscc /DVersion=0.1.0
#endif
; "x64compatible" came with it: Windows on ARM runs the program too.
#if Ver < EncodeVer(6, 3, 0)
  #error Inno Setup 6.3 or newer is needed
#endif
#define Name "Sete Maravilhas"
#define Program "sevenwonders-qt"
#define Root SourcePath + "..\.."

[Setup]
AppId={{7A0C1C52-5B0F-4C0B-9F5C-6B7E1C1F3D77}
AppName={#Name}
AppVersion={#Version}
AppPublisher=the Sete Maravilhas authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#Name}
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; Qt 6 needs Windows 10, release 1809.
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\build\bundle\icons\sevenwonders-qt.ico
UninstallDisplayIcon={app}\{#Program}.exe
UninstallDisplayName={#Name}
OutputDir={#Root}\dist
OutputBaseFilename={#Program}-{#Version}-windows-x86_64-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
; Set by the release workflow where there is a certificate: iscc /DSign "/Ssigntool=... $f"
#ifdef Sign
SignTool=signtool
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[CustomMessages]
en.MatchFile=7 Wonders match
pt_BR.MatchFile=Partida de 7 Wonders
es.MatchFile=Partida de 7 Wonders

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Files of an older version that this one no longer has must not be found by it.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\{#Program}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "{#Root}\build\bundle\icons\sevenwonders-match.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}.exe"; WorkingDir: "{app}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}.exe"; WorkingDir: "{app}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.7wmatch"; ValueType: string; ValueName: ""; ValueData: "SeteMaravilhas.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.7wmatch"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-sevenwonders-match"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.7wmatch\OpenWithProgids"; ValueType: string; ValueName: "SeteMaravilhas.Match"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\SeteMaravilhas.Match"; ValueType: string; ValueName: ""; ValueData: "{cm:MatchFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\SeteMaravilhas.Match\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\sevenwonders-match.ico"
Root: HKA; Subkey: "Software\Classes\SeteMaravilhas.Match\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Program}.exe"" ""%1"""

[Run]
Filename: "{app}\{#Program}.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
