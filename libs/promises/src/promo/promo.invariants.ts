import { inAnswersOf } from '../promise/invariant'
import { among } from '../promise/values'

export const promoInvariants = [
  inAnswersOf('promo.getPromoCaseIdByBarCode', [
    {
      id: 'case-of-no-code',
      at: 'promoCases[].barCodeId',
      says: 'each case is of a bar code that was asked for',
      pairs: ({ promoCases }, { request }) =>
        request
          ? [
              among(
                promoCases.map(({ barCodeId }) => barCodeId),
                request.barCodeIdList,
              ),
            ]
          : [],
      right: { part: { promoCases: [{ barCodeId: '1' }] }, call: { request: { barCodeIdList: ['1'] } } },
      wrong: { part: { promoCases: [{ barCodeId: '2' }] }, call: { request: { barCodeIdList: ['1'] } } },
    },
    {
      id: 'code-without-case',
      at: 'promoCases',
      says: 'each bar code that was asked for has its case',
      pairs: ({ promoCases }, { request }) => {
        const codes = promoCases.map(({ barCodeId }) => barCodeId)
        return request ? [among(request.barCodeIdList, codes)] : []
      },
      right: { part: { promoCases: [{ barCodeId: '1' }] }, call: { request: { barCodeIdList: ['1'] } } },
      wrong: { part: { promoCases: [{ barCodeId: '1' }] }, call: { request: { barCodeIdList: ['1', '2'] } } },
    },
  ]),
]
