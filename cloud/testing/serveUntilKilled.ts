import { createCloud } from '../createCloud'

// A child process of tests: a cloud that is killed while somebody changes something; says where it is.
const [folder = ''] = process.argv.slice(2)
const cloud = await createCloud({ folder, host: '127.0.0.1' })
process.stdout.write(`${cloud.url}\n`)
