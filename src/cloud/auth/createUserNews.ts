import type { CloudUser } from '../ports/CloudAuth'

type Listener = (user: CloudUser | undefined, isFresh: boolean) => void

/** Tells listeners who is signed in, once per change; who comes late is told soon, and never that somebody is fresh. */
export const createUserNews = () => {
  const ears = new Set<{ listener: Listener; isTold: boolean }>()
  let known: { user: CloudUser | undefined } | undefined
  return {
    tell(user: CloudUser | undefined, isFresh: boolean) {
      if (known && JSON.stringify(known.user) === JSON.stringify(user)) return
      known = { user }
      for (const ear of ears) {
        ear.isTold = true
        ear.listener(user, isFresh)
      }
    },
    /** Returns the unsubscriber. */
    add(listener: Listener): () => void {
      const ear = { listener, isTold: false }
      ears.add(ear)
      queueMicrotask(() => {
        if (!known || ear.isTold || !ears.has(ear)) return
        ear.isTold = true
        listener(known.user, false)
      })
      return () => void ears.delete(ear)
    },
  }
}
