// @vitest-environment node
import { describeRecords } from '../../../cloud/testing/recordsContract'
import { withAdmin } from './testing/withAdmin'

const { records } = withAdmin()

describeRecords('the SDK for servers', records)
