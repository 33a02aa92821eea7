/** Keeps passwords as fingerprints that cannot be turned back. */
export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** With no hash (nobody has that address) it works as long as with one, and says no. */
  verify(password: string, hash: string | null): Promise<boolean>
  /** Whether a hash was made at another cost than today's. */
  isOutdated(hash: string): boolean
}
