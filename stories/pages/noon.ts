/** When it is, in every page that a story shows. */
export const noon = Date.UTC(2026, 10, 21, 12)
