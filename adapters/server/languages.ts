/**
 * The languages of an `Accept-Language` header, the preferred one first.
 *
 * @example browserLanguages('fr;q=0.5, en-GB') // ['en-GB', 'fr']
 */
export const browserLanguages = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [language = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=(\d(?:\.\d{1,3})?)$/.exec(parameter)?.[1]).find(Boolean)
      return { language, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ language, quality }) => language !== '' && language !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
