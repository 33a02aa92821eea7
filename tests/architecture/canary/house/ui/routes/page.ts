export const page = 'page'
