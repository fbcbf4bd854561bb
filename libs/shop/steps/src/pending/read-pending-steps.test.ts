import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { readPendingSteps } from './read-pending-steps'

const line = (lineId: string, description: string) => ({
  lineId,
  deviceItem: { description },
  serviceInfo: { mtn: lineId },
})

const cart = (steps: { lineId: string; step: string }[], submissions = {}, condition?: 'good') =>
  partOf<CartView>({
    intendType: 'AAL',
    lineDetails: {
      deviceLines: ['newLine1', 'newLine2'],
      lineInfo: { newLine1: line('newLine1', 'Orbit 12'), newLine2: line('newLine2', 'Tern Watch 3') },
      tradeInDetail: { tradeInItems: [{ submissionId: 'TI-1', deviceModel: 'Orbit 9', condition }] },
    },
    pendingSteps: { sortedSteps: steps, submissions },
  })

describe('what a cart still lacks', () => {
  it('leads to the page of each step, in order', () => {
    const steps = [
      { lineId: 'newLine1', step: 'NumberSelection' },
      { lineId: 'newLine2', step: 'DeviceConfigurator' },
    ]
    expect(readPendingSteps(cart(steps), 'signed-in')).toEqual([
      {
        key: 'newLine1 NumberSelection',
        step: 'NUMBERSELECTION',
        to: { page: 'numberselection', query: { mtn: 'newLine1' } },
        line: 1,
        device: 'Orbit 12',
      },
      {
        key: 'newLine2 DeviceConfigurator',
        step: 'DEVICECONFIGURATOR',
        to: { page: 'protection/leadoffers', query: { mtn: 'newLine2' } },
        line: 2,
        device: 'Tern Watch 3',
      },
    ])
  })

  it("leads a prospect's number to the port-in page with the intent", () => {
    const [step] = readPendingSteps(cart([{ lineId: 'newLine1', step: 'AssignNumbers' }]), 'prospect')
    const query = { mtn: 'newLine1', intendType: 'AAL', expresscheckout: 'true' }
    expect(step?.to).toEqual({ page: 'NumberPortin/newnumber', query })
  })

  it.each<[string, 'good' | undefined, string]>([
    ['TRADEIN', undefined, 'tradein/devicecondition'],
    ['tradeIn', 'good', 'tradein'],
  ])('names a trade-in by its step %s, whatever its case (condition %s)', (step, condition, page) => {
    const found = readPendingSteps(cart([], { 'TI-1': { sortedSteps: [step] } }, condition), 'signed-in')
    expect(found).toEqual([{ key: 'TI-1', step: 'TRADEIN', to: { page, query: {} }, device: 'Orbit 9' }])
  })

  it('leaves out what is none of its steps', () => {
    expect(readPendingSteps(cart([], { 'TI-1': { sortedSteps: ['payment'] } }), 'signed-in')).toEqual([])
  })
})
