import { type ErrorPage, errorPage } from '../../domain/navigation/error-page.ts'

/** What the error page says, and where it leads. */
export const showError = (code: number, previousPath: string | null): ErrorPage => errorPage(code, previousPath)
