/** What is said when nothing more is known. */
export const somethingFailed = { fr: 'Une erreur est survenue', en: 'Something went wrong.' } as const

/**
 * What is answered where no page of the site can be made: a sentence in both languages, and a link home. It needs nothing
 * that could fail as well.
 *
 * Source: specification, section 2, "Error page": "If the error page itself fails".
 *
 * @param sentences about what happened; they are our own, never what somebody sent
 */
export const lastResortPage = (sentences: { readonly fr: string; readonly en: string }): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentences.fr} · Alvéole</title>
</head>
<body>
<main>
<h1>${sentences.fr}</h1>
<p><a href="/">Aller à la page d’accueil</a></p>
<div lang="en">
<p>${sentences.en}</p>
<p><a href="/?lang=en">Go to the home page</a></p>
</div>
</main>
</body>
</html>
`
