/** Who somebody is, as they say it. Source: specification, section 1, "Audience types used for profiling and newsletter". */
export const userTypes = ['parents', 'primaire', 'college', 'lycee', 'etudiant'] as const
export type UserType = (typeof userTypes)[number]

/** The classes, from the youngest to the oldest, as the wire names them. Source: specification, section 3, "Newsletter subscription". */
export const programmes = ['primaire', '6ème', '5ème', '4ème', '3ème', 'seconde', 'première', 'terminale', 'sup'] as const
export type Programme = (typeof programmes)[number]

const programmesOf: Record<UserType, readonly Programme[]> = {
  parents: programmes,
  primaire: ['primaire'],
  college: ['6ème', '5ème', '4ème', '3ème'],
  lycee: ['seconde', 'première', 'terminale'],
  etudiant: ['sup'],
}

/**
 * The classes that somebody may pick, once they said who they are: a parent picks among all of them.
 *
 * @example programmesFor('college') // ['6ème', '5ème', '4ème', '3ème']
 */
export const programmesFor = (type: UserType): readonly Programme[] => programmesOf[type]
