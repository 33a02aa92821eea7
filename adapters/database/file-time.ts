/** A moment as a part of a file's name: `2026-11-21T15-21-24-123Z`. */
export const fileTime = (now: number): string => new Date(now).toISOString().replaceAll(/[:.]/g, '-')
