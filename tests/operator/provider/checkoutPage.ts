/** The provider's script, as the panel loads it: `window.Paddle`, see src/cloud/checkout/README.md. */
export const checkoutScript = (url: string): string => `;(() => {
  'use strict'
  const at = ${JSON.stringify(url)}
  const ask = async (path, init) => (await fetch(at + path, init)).json()
  const open = async ({ successCallback, closeCallback, ...order }) => {
    const { order: id } = await ask('/order', { method: 'POST', body: JSON.stringify(order) })
    const frame = document.createElement('iframe')
    frame.title = 'Checkout'
    frame.src = at + '/checkout#' + id
    frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;z-index:9999;border:0'
    const hear = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== at) return
      removeEventListener('message', hear)
      frame.remove()
      if (data === 'paid') successCallback({ checkout: { completed: true } })
      else closeCallback({ checkout: { completed: false } })
    }
    addEventListener('message', hear)
    document.body.append(frame)
  }
  window.Paddle = {
    Setup() {},
    Environment: { set() {} },
    Checkout: { open: (options) => void open(options) },
    Product: {
      Prices(product, coupon, callback) {
        const told = typeof coupon === 'function' ? coupon : callback
        ask('/prices?product_ids=' + product).then(({ response }) => told(response.products[0]))
      },
    },
  }
})()
`

/** What is in its overlay. */
export const checkoutPage = (url: string): string => `<!doctype html>
<html lang="en">
  <head><title>Checkout</title><link rel="icon" href="data:," /></head>
  <body style="background: #fff">
    <button id="pay">Pay</button>
    <button id="close">Close</button>
    <script>
      const say = (text) => parent.postMessage(text, '*')
      document.getElementById('pay').onclick = async () => {
        const body = location.hash.slice(1)
        const answer = await fetch(${JSON.stringify(`${url}/pay`)}, { method: 'POST', body })
        if ((await answer.json()).success) say('paid')
      }
      document.getElementById('close').onclick = () => say('closed')
    </script>
  </body>
</html>
`
