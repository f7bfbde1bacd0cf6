// @vitest-environment node
import { describe } from 'vitest'
import { localProject } from '../../../cloud/cloudConfig'
import { describePasses } from '../../../cloud/testing/passesContract'
import { connectAuth } from '../../../deploy/firebase/functions/testing/connectAuth'

// The embedded cloud is held to the same in cloud/embedded/embeddedPasses.test.ts.

const { CLOUD_CONTRACT_AUTH: theirs } = process.env

describe.skipIf(theirs === undefined)('what is deployed', () => {
  describePasses('the SDK for servers', () => connectAuth(theirs ?? '', localProject.projectId))
})
