/** The end of a day such as `2027-12-31`, in the last place on earth where it ends; null for what is no day. */
export const endOfDay = (day: string): number | null => {
  const begins = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00-12:00`) : Number.NaN
  return Number.isNaN(begins) ? null : begins + 86_400_000
}
