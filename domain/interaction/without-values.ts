const longestMessage = 1000

/**
 * The message of an error without the values that it is about, which may be somebody's address, password or token. Libraries
 * quote the value that they could not read; an address is one without quotes too.
 *
 * Source: a decision of the product: nothing personal in a log.
 *
 * @example withoutValues('Unexpected token "l", "lea@example.org" is not valid JSON') // 'Unexpected token "…", "…" is not valid JSON'
 */
export const withoutValues = (message: string): string =>
  message
    .slice(0, longestMessage)
    .replaceAll(/"[^"]*"?|`[^`]*`?|(?<!\w)'[^']*'?/g, '"…"')
    .replaceAll(/[^\s@]{1,256}@[^\s@]{1,256}/g, '…')
