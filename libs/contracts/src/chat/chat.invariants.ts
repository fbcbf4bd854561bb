import { inAnswersOf } from '../invariant/invariant'

export const chatInvariants = [
  inAnswersOf('chat.livePersonCheck', [
    {
      id: 'authentication-differs',
      at: 'service.serviceBody.serviceResponse.authentication',
      says: 'authentication is Y for a caller who is signed in, and N for others',
      pairs: ({ service }, { audience }) => [
        [service.serviceBody.serviceResponse.authentication, audience.endsWith('signed-in') ? 'Y' : 'N'],
      ],
      right: {
        part: { service: { serviceBody: { serviceResponse: { authentication: 'Y' } } } },
        call: { audience: 'signed-in' },
      },
      wrong: {
        part: { service: { serviceBody: { serviceResponse: { authentication: 'N' } } } },
        call: { audience: 'signed-in' },
      },
    },
  ]),
  inAnswersOf('chat.livePersonSubmitfeedback', [
    {
      id: 'responses-counted',
      at: 'accepted',
      says: 'accepted counts responses that were sent',
      pairs: ({ accepted }, { request }) =>
        request ? [[accepted, Math.min(accepted, request.responseList.length)]] : [],
      right: { part: { accepted: 1 }, call: { request: { responseList: [{}] } } },
      wrong: { part: { accepted: 2 }, call: { request: { responseList: [{}] } } },
    },
  ]),
]
