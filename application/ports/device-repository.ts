/** A browser in which a member uses the product, and the campaign that brought it; `registeredAt` in milliseconds since 1970. */
export type Device = {
  readonly installationId: string
  readonly utmId: string | null
  readonly utmCampaign: string | null
  readonly registeredAt: number
}

export type DeviceRepository = {
  /**
   * Stores a member's device, or its new registration, which keeps the campaign that it had when it names none. Of more
   * devices than `most` the oldest registrations go. False when there is no such account.
   */
  register(memberId: string, device: Device, most: number): Promise<boolean>
  /** The member's devices, those registered last first. */
  ofMember(memberId: string): Promise<readonly Device[]>
  /** Forgets a member's device; false when they have no such one. */
  remove(memberId: string, installationId: string): Promise<boolean>
}
