import { type RefObject, useEffect, useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { countWords, recommendedJobWords } from './check-input.ts'
import { keepPosting, keptPosting } from './posting-draft.ts'

interface JobFieldProps {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>
  readonly defaultValue: string
  /** The result that is open beside it, whose posting it begins with; empty where none is. */
  readonly besides: string
}

/** What a link leads to that asks for more of the posting. */
export const jobFieldId = 'job-description'

/**
 * The posting; how much of it there is stands beside it. Where the words of an empty field need two
 * lines, they have room for two always: what follows stays where it is.
 */
export function JobField({ areaRef, defaultValue, besides }: JobFieldProps) {
  const [words, setWords] = useState(() => countWords(defaultValue))
  useEffect(() => {
    const area = areaRef.current
    if (!area) return
    const isUntouched = besides !== '' && area.value === defaultValue
    if (area.value === '' || isUntouched) area.value = keptPosting(besides) || area.value
    setWords(countWords(area.value))
  }, [areaRef, besides, defaultValue])
  return (
    <TextArea
      ref={areaRef}
      id={jobFieldId}
      label="Job description"
      name="jd_text"
      rows={12}
      className="max-sm:*:last:min-h-[2lh] lg:*:last:min-h-[2lh]"
      boxClassName="max-sm:h-[clamp(7rem,18dvh,12rem)] lg:h-[clamp(8rem,24dvh,18rem)]"
      defaultValue={defaultValue}
      onChange={({ target }) => {
        keepPosting({ text: target.value, besides })
        setWords(countWords(target.value))
      }}
      placeholder="Paste the whole posting: tasks, requirements, what they offer."
      hint={
        words === 0
          ? `The whole text, not the link. ${recommendedJobWords}+ words give the best result.`
          : `${words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}${words < recommendedJobWords ? `; ${recommendedJobWords}+ give the best result` : ''}`
      }
    />
  )
}
