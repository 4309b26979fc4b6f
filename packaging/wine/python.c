/* The console program that starts Python: python311.dll does all the work. */
#include <windows.h>

typedef int (*Main)(int, wchar_t **);

int wmain(int count, wchar_t **words)
{
    HMODULE python = LoadLibraryW(L"python311.dll");
    Main main = python ? (Main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    return main ? main(count, words) : 127;
}
