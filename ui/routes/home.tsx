import { Trans } from '@lingui/react/macro'
export default function Home() { return <h1><Trans>Bonjour</Trans></h1> }
