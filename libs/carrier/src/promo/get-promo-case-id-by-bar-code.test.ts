import { createTestWorld, describeOperation } from '../testing'

const find = (barCodeIdList: string[]) =>
  createTestWorld().guest('prospect').call('promo.getPromoCaseIdByBarCode', { body: { barCodeIdList } })

describeOperation('promo.getPromoCaseIdByBarCode', () => {
  it('finds the case of each known code', async () => {
    const { answer } = await find(['810000004101', 'nothing', '810000004099'])
    expect([answer.statusCode, answer.promoCases.map(({ promoCaseId, expired }) => [promoCaseId, expired])]).toEqual([
      '00',
      [
        ['PC-4101', false],
        ['PC-4099', true],
      ],
    ])
  })

  it('refuses where no code is known', async () => {
    expect((await find(['x'])).errorId).toBe('PROMO_INVALID')
  })
})
