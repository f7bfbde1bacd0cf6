/** How the cloud's own pages look, in light and dark. */
export const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 30%, transparent) }
body { max-inline-size: 36rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem }
ul { list-style: none; padding: 0 }
li { border-block-start: 1px solid var(--line); padding-block: .25rem }
li a { display: block; padding-block: .5rem }
label { display: block; margin-block: 1rem }
label span { display: block; font-weight: 600 }
input { inline-size: 100%; box-sizing: border-box; font: inherit; padding: .6rem; border: 1px solid var(--line); border-radius: .4rem; min-block-size: 2.75rem }
button, .button { display: inline-block; font: inherit; min-block-size: 2.75rem; padding: .6rem 1.1rem; border-radius: .4rem; border: 1px solid var(--line); background: none; color: inherit; text-decoration: none; cursor: pointer; margin-inline-end: .5rem; box-sizing: border-box }
.main { background: #1f5f8b; color: #fff; border-color: #1f5f8b }
:focus-visible { outline: 3px solid #4a90c2; outline-offset: 2px }
.note { opacity: .8 }
.problem { border-inline-start: 4px solid #c2410c; padding-inline-start: .75rem }
`
