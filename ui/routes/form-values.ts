/** What was typed in a form, by field; files are left aside. */
export const formValues = async (request: Request): Promise<Record<string, string>> => {
  const values: Record<string, string> = {}
  for (const [name, value] of await request.formData()) if (typeof value === 'string') values[name] = value
  return values
}
