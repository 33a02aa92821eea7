export const orphan = 'nothing imports this file, which imports nothing'
