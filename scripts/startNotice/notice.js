// Says why there is no panel, in the language of the browser. In the words of the oldest browsers. `TEXTS` are
// those of `start` in each language, by the first part of its tag, of Chinese by all of it.
;(function (page, kind) {
  var languages = TEXTS
  // As schemas/languages.ts finds them, which old browsers cannot read.
  function tagOf(wanted) {
    if (/^zh-(hant|tw|hk|mo)/i.test(wanted)) return 'zh-Hant'
    if (/^zh/i.test(wanted)) return 'zh-Hans'
    return /^n[on]/i.test(wanted) ? 'nb' : wanted.slice(0, 2).toLowerCase()
  }
  function choose() {
    var wanted = navigator.languages || [navigator.language || 'en']
    for (var place = 0; place < wanted.length; place++) {
      var tag = tagOf(wanted[place])
      if (languages.hasOwnProperty(tag)) return tag
    }
    return 'en'
  }
  function add(parent, name, text) {
    var element = page.createElement(name)
    element.appendChild(page.createTextNode(text))
    parent.appendChild(element)
    return element
  }
  function draw() {
    var root = page.getElementById('root')
    if (!root || root.firstChild) return
    var tag = choose()
    var texts = languages[tag]
    var notice = page.createElement('div')
    notice.setAttribute('role', 'alert')
    notice.lang = tag
    notice.dir = 'auto'
    notice.style.cssText =
      'max-width:440px;margin:20vh auto 0;padding:16px;font:16px/1.5 system-ui,sans-serif'
    add(notice, 'h1', texts[kind].title).style.cssText = 'font-size:24px;line-height:1.3'
    add(notice, 'p', texts[kind].message)
    if (kind !== 'old') {
      var button = add(notice, 'button', texts.reload)
      button.style.cssText = 'min-height:44px;padding:0 20px;font:inherit'
      button.addEventListener('click', function () {
        location.reload()
      })
    }
    root.appendChild(notice)
  }
  if (page.body && page.readyState !== 'loading') draw()
  else page.addEventListener('DOMContentLoaded', draw)
})(document, document.currentScript.getAttribute('data-kind'))
