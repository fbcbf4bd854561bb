import type { BodyInputOf } from '@soe/contracts'
import type { switchSim } from '@soe/contracts/routes'
import { simTypeOf, type SimChoice } from './sim-choice'

export interface LineSim {
  lineId: string
  choice: SimChoice
  eid: string | undefined
  cardNumber: string
  imei: string | undefined
}

export const switchRequest = ({ lineId, choice, eid, cardNumber, imei }: LineSim): BodyInputOf<typeof switchSim> => ({
  cartInfo: {},
  mtn: lineId,
  simType: simTypeOf(choice),
  ...(choice === 'esim' && eid && { eSimId: eid }),
  ...(choice === 'own-card' && { simId: cardNumber }),
  ...(imei && { smartImeiDevice: imei }),
})
