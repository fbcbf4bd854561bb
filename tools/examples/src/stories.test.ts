import { readStories, tellStory, type Story } from './stories/tell-story'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'

let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

const stories = readStories()

const wordsOf = (report: Story['report']): string => {
  if (report === 'met') return ''
  return 'unmet' in report ? report.unmet : report.refused
}

describe('scenarios written from the documents alone', () => {
  it('are no fewer than twenty-five', () => {
    expect(stories.length).toBeGreaterThanOrEqual(25)
  })

  it.each(stories.map((story) => [story.scenario.title, story] as const))('%s', async (_title, story) => {
    const { endings, isMet, text } = await tellStory(story, simulator.url)
    expect(endings).toEqual(story.endings.map(String))
    expect([isMet, text]).toEqual([story.report === 'met', expect.stringContaining(wordsOf(story.report))])
  })
})
