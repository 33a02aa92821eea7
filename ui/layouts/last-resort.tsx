import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'

/**
 * Shows a sentence and a link home in place of the error page when that one fails as well. Only a class can catch what
 * fails while a page is drawn.
 *
 * Source: specification, section 2, "Error page".
 */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <meta name="robots" content="noindex" />
        <h1>
          <Trans>Une erreur est survenue</Trans>
        </h1>
        <p>
          <a href="/">
            <Trans>Aller à la page d’accueil</Trans>
          </a>
        </p>
      </main>
    )
  }
}
