// What the scripts of the checkout have in common: the object that the panel knows, of the older kind, and what is said when the
// provider cannot be reached. The server makes one plain script of this and of the provider's part.

/** What the server knows: words, and what the provider's part needs. */
export const settings = /* settings */ {}

const origin = new URL(document.currentScript.src).origin

/** ms */
const timeoutMs = 20000

/** The words of the panel's language, or of English. */
export function say(name) {
  const tag = document.documentElement.lang.toLowerCase()
  const own = [tag, tag.split('-')[0]].map((one) => settings.words[one]).find((one) => one?.[name])
  return (own ?? settings.words.en)[name]
}

/** Loads a script of the provider's; rejects when nothing has become of it in time. */
export function loadScript(src) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error('unreachable'))
    }
    const timer = setTimeout(fail, timeoutMs)
    script.src = src
    script.async = true
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    document.head.append(script)
  })
}

/**
 * Shows something over the page, with a button that closes it; gives what takes it away again. `closed` is called
 * once, by the button and by Escape.
 */
export function showDialog(content, closed) {
  const before = document.activeElement
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  dialog.setAttribute('aria-label', say('title'))
  Object.assign(dialog.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483000',
    overflow: 'auto',
    padding: '1rem',
    boxSizing: 'border-box',
    background: 'rgb(0 0 0 / 60%)',
  })
  const box = document.createElement('div')
  Object.assign(box.style, {
    maxInlineSize: '60rem',
    inlineSize: 'fit-content',
    minInlineSize: 'min(100%, 20rem)',
    margin: '0 auto',
    padding: '1.25rem',
    boxSizing: 'border-box',
    borderRadius: '0.75rem',
    background: 'Canvas',
    color: 'CanvasText',
    colorScheme: 'light dark',
    font: '16px/1.5 system-ui, sans-serif',
  })
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = say('close')
  Object.assign(close.style, {
    display: 'block',
    minBlockSize: '2.75rem',
    marginBlockStart: '1rem',
    padding: '0.25rem 1rem',
    font: 'inherit',
  })
  const end = () => {
    window.removeEventListener('keydown', escape, true)
    dialog.remove()
    if (before instanceof HTMLElement) before.focus()
  }
  const leave = () => {
    end()
    closed()
  }
  const escape = (event) => {
    if (event.key !== 'Escape') return
    // What lies under it stays.
    event.stopPropagation()
    leave()
  }
  window.addEventListener('keydown', escape, true)
  close.addEventListener('click', leave)
  box.append(...content, close)
  dialog.append(box)
  document.body.append(dialog)
  close.focus()
  return end
}

/** A sentence for people. */
export function paragraph(text) {
  const element = document.createElement('p')
  element.textContent = text
  element.style.margin = '0'
  element.style.maxInlineSize = '32rem'
  return element
}

async function ask(path, body) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  let answer
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    })
    answer = await response.json()
  } catch {
    throw new Error('unreachable')
  } finally {
    clearTimeout(timer)
  }
  if (answer.success !== true) throw new Error('notTaken')
  return answer.data
}

async function findPrice(product, coupon) {
  const query = new URLSearchParams({ product_ids: String(product) })
  if (coupon) query.set('coupon_code', coupon)
  const answer = await (await fetch(`${origin}/checkout/prices?${query}`)).json()
  return answer.response?.products?.[0]
}

/**
 * Defines `window.Paddle`. `load` loads what the provider needs, once; `show` opens what the server has made ready
 * over the page and calls `success` or `close` when it is gone.
 */
export function defineCheckout({ load, show }) {
  let loading
  const loaded = () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const open = async ({ override, successCallback, closeCallback, ...order }) => {
    let hasEnded = false
    const end = (callback, completed) => () => {
      if (hasEnded) return
      hasEnded = true
      callback?.({ checkout: { completed } })
    }
    const close = end(closeCallback, false)
    try {
      const page = override === undefined ? undefined : new URL(override)
      const [provider, opened] = await Promise.all([
        loaded(),
        page === undefined
          ? ask('/checkout/order', order)
          : ask('/checkout/manage', { ...Object.fromEntries(page.searchParams), page: 'update' }),
      ])
      await show(provider, opened, { email: order.email, success: end(successCallback, true), close })
    } catch (error) {
      showDialog([paragraph(say(error.message === 'notTaken' ? 'notTaken' : 'unreachable'))], close)
    }
  }
  window.Paddle = {
    // Who sells is known by the server.
    Setup() {},
    Environment: { set() {} },
    Checkout: { open: (options) => void open(options) },
    Product: {
      Prices(product, coupon, callback) {
        const [code, told] = typeof coupon === 'function' ? [undefined, coupon] : [coupon, callback]
        findPrice(product, code).then(told, () => told(undefined))
      },
    },
  }
}
