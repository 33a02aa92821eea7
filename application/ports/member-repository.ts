/** Somebody with an account. `email` is in the form in which addresses are compared. */
export type Member = {
  readonly id: string
  readonly email: string
  readonly passwordHash: string
  readonly createdAt: number
}

export type MemberRepository = {
  add(member: Member): Promise<'added' | 'email-already-registered'>
  find(id: string): Promise<Member | undefined>
  findByEmail(email: string): Promise<Member | undefined>
}
