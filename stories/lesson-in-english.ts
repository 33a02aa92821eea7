import katex from 'katex'

const formula = (tex: string): string => katex.renderToString(tex)
const display = (tex: string): string => katex.renderToString(tex, { displayMode: true })

/** The lesson of lesson.ts, in English. */
export const lessonInEnglish = `<p>In a right-angled triangle, the longest side is called <strong>the hypotenuse</strong>: it faces the right angle. Pythagoras links the three lengths.</p>
<h2 id="lenonce">The theorem</h2>
<p>If ${formula('ABC')} has a right angle at ${formula('A')}, then:</p>
${display('BC^2 = AB^2 + AC^2')}
<blockquote><p><strong>To remember.</strong> We add <em>squares</em>, never lengths: ${formula('3+4 \\neq 5')}.</p></blockquote>
<h2 id="calculer">Finding a length</h2>
<ol><li>Find the right angle, then the hypotenuse.</li><li>Write the equality with the letters of the question.</li><li>Replace, work out, take the square root.</li></ol>
<h3 id="exemple">An example, step by step</h3>
<p>A 5 m ladder leans against a wall, its foot 1.4 m away. How high does it reach?</p>
${display('h = \\sqrt{5^2 - 1.4^2} = \\sqrt{25 - 1.96} = \\sqrt{23.04} = 4.8 \\quad\\text{so the ladder reaches } 4.8\\ \\text{m above the ground, a little under five metres}')}
<p>On a calculator, type <code>sqrt(25-1.96)</code>.</p>
<h2 id="triplets">Triples worth knowing</h2>
<table><thead><tr><th scope="col">Short side</th><th scope="col">Middle side</th><th scope="col">Hypotenuse</th><th scope="col">Check</th><th scope="col">Where you meet it</th></tr></thead><tbody><tr><td>3</td><td>4</td><td>5</td><td>9 + 16 = 25</td><td>The rope with thirteen knots</td></tr><tr><td>5</td><td>12</td><td>13</td><td>25 + 144 = 169</td><td>Brevet papers</td></tr><tr><td>8</td><td>15</td><td>17</td><td>64 + 225 = 289</td><td>First-year exercises</td></tr></tbody></table>
<ul><li>Multiply a triple by a number and you get a triple: 6, 8, 10.</li><li>To go further, see <a href="/cours/thales">the intercept theorem</a>.</li></ul>
<pre><code>for each a, b:
    if a² + b² is a square: print a, b</code></pre>
<hr>
<p>Next: the <em>converse</em>, which proves that a triangle is right-angled.</p>`

export const inlineFormulaInEnglish = `What is ${formula('\\sqrt{3^2+4^2}')}?`

export const explanationInEnglish = `<p>Work out the squares first, then the root:</p>${display('\\sqrt{9+16}=\\sqrt{25}=5')}<p>Adding 3 and 4 gives 7, which is not the length of the hypotenuse.</p>`
