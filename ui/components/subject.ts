export const subjects = [
  'mathematics',
  'french',
  'history-geography',
  'sciences',
  'english',
  'philosophy',
] as const

export type Subject = (typeof subjects)[number]
