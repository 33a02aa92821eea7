/** The feed of the blog in a language, which its address says: what reads feeds has no language of its own. */
export const feedAddress = (form: 'rss' | 'atom', locale: string): string => `/blog/${form}.xml?lang=${locale}`
