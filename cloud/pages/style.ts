const dark = `--body: #100f0e; --card: #191817; --field: #211f1e; --line: #2e2c2a; --edge: #726d67; --text: #ece9e4; --muted: #a8a39b; --bad: #ff9d90; --on-fill: #100f0e; color-scheme: dark`

/**
 * How all pages of the cloud look, in light and dark: the surfaces of the panel, as `src/theme/surfaces.ts`
 * has them. What is pressed first is filled with the colour of the text; `pages/checkout/opener.js` takes
 * that of the panel which framed a page instead. `data-scheme` of the root wins over what the browser
 * prefers.
 */
export const style = `:root { --body: #f7f4ef; --card: #fffdfa; --field: #fff; --line: #e3ddd3; --edge: #8c857a; --text: #1f1c18; --muted: #655f56; --bad: #a93126; --fill: var(--text); --on-fill: #fff; color-scheme: light; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif; font-variant-numeric: tabular-nums }
@media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { ${dark} } }
:root[data-scheme='dark'] { ${dark} }
body { display: grid; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box; place-items: center; background: var(--body); color: var(--text) }
:root[data-framed] body { background: transparent }
main { width: 100%; max-width: 448px; padding: 24px; box-sizing: border-box; border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow-wrap: anywhere }
h1 { margin: 0 0 8px; font-size: 24px; font-weight: 600; line-height: 1.3334; text-wrap: balance }
h1:focus { outline: none }
p { margin: 0 0 16px }
p:empty { margin: 0 }
main > :last-child { margin-bottom: 0 }
a { color: inherit }
.note, dt { color: var(--muted) }
.note { font-size: 14px; line-height: 1.4286 }
ul { list-style: none; margin: 0; padding: 0 }
li { border-top: 1px solid var(--line) }
li a { display: block; padding: 12px 0; text-decoration: none; font-weight: 500 }
li .note { font-weight: 400 }
dl { margin: 0 0 16px; border-bottom: 1px solid var(--line) }
dl:empty { min-height: 200px }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 7px 0; border-top: 1px solid var(--line) }
dd { margin: 0 0 0 auto; text-align: right }
.sum { font-size: 20px; font-weight: 600; line-height: 1.2 }
label { display: block; margin: 0 0 16px }
label span, label[for] { display: block; margin: 0 0 4px; font-size: 14px; font-weight: 500; line-height: 1.4286 }
input + .note { margin-top: 6px }
input { width: 100%; min-height: 44px; padding: 0 12px; box-sizing: border-box; border: 1px solid var(--edge); border-radius: 8px; background: var(--field); color: inherit; font: inherit }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; margin: 0 8px 8px 0; padding: 6px 18px; box-sizing: border-box; border: 1px solid var(--edge); border-radius: 8px; background: var(--field); color: inherit; font: inherit; font-size: 14px; font-weight: 600; line-height: 1.35; text-align: center; text-decoration: none; text-wrap: balance; cursor: pointer }
.main { border-color: transparent; background: var(--fill); color: var(--on-fill) }
.quiet { border-color: transparent; background: none; color: var(--muted) }
.danger { border-color: var(--bad); color: var(--bad) }
button:disabled { opacity: 0.55; cursor: default }
.stack button { width: 100%; margin: 0 0 8px }
.stack :last-child { margin-bottom: 0 }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 16px }
.row label { flex: 1 0 100%; margin: 0 }
.row input { flex: 1 1 160px; width: auto; min-width: 0 }
.row button { flex: 0 1 auto; margin: 0 }
:focus-visible { outline: 2px solid var(--fill); outline-offset: 2px }
.problem, [role='alert'] { color: var(--bad) }
[hidden] { display: none }
@media (max-height: 560px) { body { padding: 8px } main { padding: 16px 20px } dl div { padding: 3px 0 } dl:empty { min-height: 150px } }
`
