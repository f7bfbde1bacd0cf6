'use strict'

/**
 * A promise as players know them: a plain object that is thenable and has `fail` and `fin`. They look at what
 * kind of object comes back from a plugin, and take a promise of the language for a fault.
 */
function promised(promise) {
  return {
    // What is thenable is what players wait for.
    // oxlint-disable-next-line unicorn/no-thenable
    then: (onDone, onFailed) => promised(promise.then(onDone, onFailed)),
    fail: (onFailed) => promised(promise.catch(onFailed)),
    fin: (onEnd) => promised(promise.finally(onEnd)),
  }
}

module.exports = { promised }
