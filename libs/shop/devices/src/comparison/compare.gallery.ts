import { storyTest } from '@soe/stories/playwright'
import type * as stories from './compare.story'

storyTest<typeof stories>()
