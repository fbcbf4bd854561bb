import { addDevice, createTestWorld, describeOperation, linesOf, type Shopper } from '../testing'

const portland = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }

const guest = async () => createTestWorld().guest('prospect')

const guestWithWatch = async () => {
  const shopper = await guest()
  await addDevice(shopper, { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' })
  return shopper
}

const validate = (shopper: Shopper, e911Address: typeof portland, processingMTN = 'newLine1', cartId?: string) =>
  shopper.call('cart.validateE911Address', {
    body: { cartInfo: { processingMTN, ...(cartId !== undefined && { cartId }) }, e911Address },
  })

describeOperation('cart.validateE911Address', () => {
  it('accepts a known address', async () => {
    expect((await validate(await guestWithWatch(), portland)).answer).toEqual({
      statusCode: '00',
      serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
      processingMTN: 'newLine1',
      addressValid: true,
    })
  })

  it('offers the address that emergency services know, and stores none', async () => {
    const shopper = await guestWithWatch()
    const { answer } = await validate(shopper, { ...portland, addressLine1: '14 commercial street', state: 'GA' })
    expect([answer.addressValid, answer.alternateAddress]).toEqual([false, portland])
    expect((await linesOf(shopper))['newLine1']?.serviceInfo.e911Address).toBeUndefined()
  })

  it.each([
    ['1008', guest, portland, 'newLine1', undefined],
    ['ITEM_NOT_FOUND', guestWithWatch, portland, 'newLine2', undefined],
    ['ZIP_CODE_INVALID', guestWithWatch, { ...portland, zipCode: '00000' }, 'newLine1', undefined],
    ['899', guestWithWatch, portland, 'newLine1', 'C9-none'],
  ])('refuses with %s', async (id, makeShopper, address, mtn, cartId) => {
    expect((await validate(await makeShopper(), address, mtn, cartId)).errorId).toBe(id)
  })
})
