import { storyTest } from '@soe/stories/playwright'
import type * as stories from './customer-front.story'

storyTest<typeof stories>()
