/** The address of a folder of the library on the site: its path without the language, which the visit decides. */
export const withoutLocale = (path: string): string => path.replace(/^\/(?:fr|en)(?=\/)/, '')
