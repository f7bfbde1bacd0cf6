// For any browser, so in the words of the oldest. `NOTICE` is the address of the other script, `WORDS` what is
// said where not even that comes.
;(function (page, view) {
  var isTold = false
  function tell(kind) {
    if (isTold) return
    isTold = true
    var script = page.createElement('script')
    script.src = NOTICE
    script.setAttribute('data-kind', kind)
    script.addEventListener('error', function () {
      var root = page.getElementById('root')
      if (root && !root.firstChild) root.textContent = WORDS
    })
    page.documentElement.appendChild(script)
  }
  function hear(event) {
    var root = page.getElementById('root')
    if (root && root.firstChild) return
    var from = event.target
    if (from === view) tell('failed')
    else if (from && from.tagName === 'SCRIPT' && from.type === 'module') tell('missing')
  }
  view.addEventListener('error', hear, true)
  if (![].at) tell('old')
  // A script that stands in a page later is nobody's but an attacker's.
  var own = page.currentScript
  own.parentNode.removeChild(own)
})(document, window)
