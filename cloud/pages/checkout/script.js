// The script of the hosted checkout, as src/cloud/checkout/README.md describes the provider's: an overlay with the provider's own page
// in a frame. Nothing of the order stands in an address: the two talk by messages, each to the other's origin.

;(() => {
  const origin = new URL(document.currentScript.src).origin
  let vendor

  /** The colours of the page, so that the frame over it looks as if it were of it. */
  function lookOfPage() {
    const style = getComputedStyle(document.documentElement)
    return {
      scheme: style.colorScheme,
      fill: style.getPropertyValue('--mantine-primary-color-filled').trim(),
      onFill: style.getPropertyValue('--panel-on-fill').trim(),
    }
  }

  /** A frame over the page; resolves with what its page says last, or with undefined when it was closed. */
  function show(address, order) {
    const before = document.activeElement
    const overlay = document.createElement('div')
    overlay.setAttribute('role', 'dialog')
    overlay.setAttribute('aria-modal', 'true')
    overlay.setAttribute('aria-label', 'Checkout')
    Object.assign(overlay.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      background: 'rgb(0 0 0 / 60%)',
    })
    const frame = document.createElement('iframe')
    frame.title = 'Checkout'
    frame.src = address
    const look = lookOfPage()
    // Where the two were of different schemes, the frame would hide the page behind it.
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0', colorScheme: look.scheme })
    overlay.append(frame)
    return new Promise((resolve) => {
      const end = (outcome) => {
        window.removeEventListener('message', listen)
        window.removeEventListener('keydown', escape)
        overlay.remove()
        if (before instanceof HTMLElement) before.focus()
        resolve(outcome)
      }
      const listen = ({ source, origin: from, data }) => {
        if (source !== frame.contentWindow || from !== origin) return
        if (data?.kind === 'checkout.ready') {
          source.postMessage({ kind: 'checkout.order', order, look }, origin)
          frame.focus()
        }
        if (data?.kind === 'checkout.done') end(data)
        if (data?.kind === 'checkout.closed') end(undefined)
      }
      // A page that never came can be closed, too.
      const escape = ({ key }) => {
        if (key === 'Escape') end(undefined)
      }
      window.addEventListener('message', listen)
      window.addEventListener('keydown', escape)
      document.body.append(overlay)
    })
  }

  function open({ successCallback, closeCallback, override, passthrough, ...options }) {
    // Only our own pages are ever framed, at the address that we were loaded from.
    const given = override === undefined ? undefined : new URL(override, origin)
    const address = given?.pathname.startsWith('/checkout/')
      ? origin + given.pathname + given.search
      : `${origin}/checkout/page`
    const order =
      override === undefined
        ? {
            ...options,
            passthrough: typeof passthrough === 'string' ? JSON.parse(passthrough) : passthrough,
            vendor,
          }
        : {}
    void show(address, order).then((outcome) => {
      if (outcome === undefined) closeCallback?.({ checkout: { completed: false } })
      else successCallback?.({ checkout: { completed: true, id: outcome.id } })
    })
  }

  async function findPrice(product, coupon) {
    const query = new URLSearchParams({ product_ids: String(product) })
    if (coupon) query.set('coupon_code', coupon)
    const answer = await (await fetch(`${origin}/checkout/prices?${query}`)).json()
    return answer.response?.products?.[0]
  }

  window.Paddle = {
    Setup(options) {
      vendor = options.vendor
    },
    Environment: { set() {} },
    Checkout: { open },
    Product: {
      Prices(product, coupon, callback) {
        const [code, told] = typeof coupon === 'function' ? [undefined, coupon] : [coupon, callback]
        findPrice(product, code).then(told, () => told(undefined))
      },
    },
  }
})()
