/** Something that the operator who runs a command can mend; its message says what, without a word of the data. */
export class CommandRefused extends Error {}
