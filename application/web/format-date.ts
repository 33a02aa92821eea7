import { formatDate as formatDateInStyle } from '../../domain/locale/format-date.ts'

/** A day in French style, or in US style in English. */
export const formatDate = formatDateInStyle
