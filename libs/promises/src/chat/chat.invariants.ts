import { inAnswersOf } from '../promise/invariant'
import { unique } from '../promise/values'

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
    {
      id: 'other-page',
      at: 'service.serviceBody.serviceResponse.subPageType',
      says: 'the page that was asked for is answered, to a caller of their own kind',
      pairs: ({ service }, { request, audience }) => {
        const { subPageType, customerType } = service.serviceBody.serviceResponse
        const kind = audience.startsWith('prepay') ? 'PC' : audience === 'signed-in' ? 'EC' : 'NC'
        return [
          [customerType, kind],
          ...(request?.pageContext === undefined ? [] : [[subPageType, request.pageContext] as const]),
        ]
      },
      right: {
        part: { service: { serviceBody: { serviceResponse: { subPageType: 'cart', customerType: 'EC' } } } },
        call: { request: { pageContext: 'cart' }, audience: 'signed-in' },
      },
      wrong: {
        part: { service: { serviceBody: { serviceResponse: { subPageType: 'grid', customerType: 'EC' } } } },
        call: { request: { pageContext: 'cart' }, audience: 'signed-in' },
      },
    },
    {
      id: 'proposition-twice',
      at: 'service.serviceBody.serviceResponse.propositionList.proposition',
      says: 'each proposition is there once, and there is one exactly where the code is 0',
      pairs: ({ service: { serviceHeader, serviceBody } }) => {
        const { proposition } = serviceBody.serviceResponse.propositionList
        return [
          unique(proposition.map(({ propositionId }) => propositionId)),
          [proposition.length > 0, serviceHeader.statusCode === '0'],
        ]
      },
      right: {
        part: {
          service: {
            serviceHeader: { statusCode: '0' },
            serviceBody: { serviceResponse: { propositionList: { proposition: [{ propositionId: 'PLP_01' }] } } },
          },
        },
      },
      wrong: {
        part: {
          service: {
            serviceHeader: { statusCode: '0' },
            serviceBody: { serviceResponse: { propositionList: { proposition: [] } } },
          },
        },
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
