import { restrictedOffer } from './restricted-offer'

const address = 'restricted=Y&restrictedProductType=EUP&offerId=OFF-1'

describe('the restricted offer of an address', () => {
  it.each(['', 'restricted=Y&offerId=OFF-1', 'restrictedProductType=EUP&offerId=OFF-1'])('is none in "%s"', (search) =>
    expect(restrictedOffer(search)).toBeUndefined(),
  )

  it('is none without an offer', () =>
    expect(restrictedOffer('restricted=Y&restrictedProductType=EUP')).toBeUndefined())

  it('carries all that the offer engine has put into the address', () =>
    expect(
      restrictedOffer(
        `${address}&rank=2&provisionDispositionID=D1&complianceCode=C1&fulfillmentCode=UPG50&param1=P1&t=T1&wuf=W1` +
          '&requires=R1&requiredTurnIn=TI1&mmtier=M1&bc=B1&currentPlanId=mainsail-unlimited&upgradeReason=EARLY' +
          '&athenaSessionID=A1&allowRTDSubmit=N&accountLevel=Y',
      ),
    ).toEqual({
      allowRTDSubmit: 'N',
      offerId: 'OFF-1',
      rank: '2',
      provisionDispositionID: 'D1',
      complianceCode: 'C1',
      fulfillmentCode: 'UPG50',
      param1: 'P1',
      t: 'T1',
      categoryType: 'Equipment',
      wuf: 'W1',
      requires: 'R1',
      requiredTurnIn: 'TI1',
      mmtier: 'M1',
      bc: 'B1',
      restrictedOffer: 'Y',
      currentPlanId: 'mainsail-unlimited',
      upgradeReason: 'EARLY',
      athenaSessionID: 'A1',
      myOffer: {
        serviceOffer: {
          t: 'T1',
          offerId: 'OFF-1',
          fulfillmentCode: 'UPG50',
          restricted: 'Y',
          accountLevel: 'Y',
          type: 'EUP',
        },
      },
    }))
})
