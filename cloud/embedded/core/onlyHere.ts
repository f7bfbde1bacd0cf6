import { isLoopback } from '../../../player/http/localAddresses'
import type { CloudHandler } from '../../services/http/CloudPart'

/**
 * The same handler for this machine alone; to others what it answers is not there. For what gives a whole
 * account away, as the mails do that a password is set anew by, or has things go wrong, wherever else the
 * cloud can be reached.
 */
export const onlyHere =
  (handler: CloudHandler): CloudHandler =>
  async (request, response, url) =>
    isLoopback(request.socket.remoteAddress ?? '') && handler(request, response, url)
