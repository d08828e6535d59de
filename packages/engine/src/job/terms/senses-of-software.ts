import type { Sense } from './sense.ts'

/** Names of software and of what is built that mean something else: a verb, a post, what is only tested. */
export const sensesOfSoftware: readonly Sense[] = [
  // "A General Manager, or a strong Deputy ready to step up".
  {
    said: /^deputy$/i,
    before: /\b(?:an?|the|our|strong|experienced|current|existing)(?: \p{Ll}+)? $/u,
  },
  // "Make tests run in parallel": a verb, and no tool for builds.
  { said: /^make$/i, before: /(?:^|[\n.•*–-])\s*$/, behind: /^ \p{Ll}/u },
  // "Testing of web applications and APIs", "Test Engineer (Web & API)": what one tests one need not build.
  {
    said: /^(?:web app(?:lication)?s?|(?:web |REST(?:ful)? |SOAP )?APIs?|web services|(?:new )?features)$/i,
    before:
      /\btest(?:ing)?(?: (?:engineer|analyst|automation))?(?: of| our| the)* \(?(?:(?:(?:web|mobile|desktop|REST|SOAP|back-?end|front-?end) ?)?(?:applications?|apps?|services?|(?:web)?sites?|UIs?|APIs?|portals?)?(?:,| and| &| or|\/) ?){0,3}$/i,
  },
  // "Running tests in a CI/CD pipeline": with no software for it, and through no pipe.
  { said: /^run(?:ning|s)? tests$/i },
  {
    said: /^pipelines?$/i,
    before: /\b(?:CI\/CD|CI|CD|build|deployment|release|delivery|DevOps|Jenkins) $/i,
  },
  // "Building contract tests": of what services promise each other.
  { said: /^building contract$/i, behind: /^ tests?\b/i },
  // "Assistant/Deputy Front Office Manager": a post, and no rota software.
  {
    said: /^deputy$/i,
    behind: /^ (?:\p{Lu}[\p{L}&]+ ){0,4}(?:Manager|Director|Head|Leader|Principal|Chief)\b/u,
  },
  // A team called Lighthouse measures no pages, where nothing else speaks of them.
  {
    said: /^lighthouse$/i,
    among: /^(?![\s\S]*\b(?:web|page ?speed|front[- ]?end|seo|accessibility|html)\b)/i,
  },
  // "Able to use case recording systems": what one uses goes on behind it.
  {
    said: /^(?:use|test|lead|process) \p{L}+s?$/iu,
    before: /\b(?:to|will|can|must|and|you) $/i,
    behind: /^ (?!stud|and\b|or\b|for\b|in\b|with\b|from\b|of\b|to\b|on\b|as\b)\p{L}{3,}/iu,
  },
  // "Fluent English", "Fluent in Welsh": a language spoken, and no software for flows.
  { said: /^fluent$/i, behind: /^ (?!cfd\b|mesh|solver|simulation|udf)\p{L}/iu },
  // "Segment the database": what one does, and no software.
  {
    said: /^segment$/i,
    behind: /^ (?:the|our|your|and|audiences?|customers?|users?|data|lists?)\b/i,
  },
  // "B2/CAD corrections": what is declared to customs, and no drawing.
  {
    said: /^cad$/i,
    behind: /^ (?:corrections?|entr(?:y|ies)|adjustments?|filings?|submissions?)\b/i,
  },
  // "Logs on the command and control system": where calls are logged.
  { said: /^control systems?$/i, before: /\bcommand (?:and|&) $/i },
  // "Dispatch by CAD and radio systems": what one speaks on, and no engineering of it.
  {
    said: /^radio systems?$/i,
    before:
      /\b(?:dispatch\p{L}*|two-way|telephone|using|utili[sz]ing|operat(?:e|es|ing)|monitor\p{L}*|via|by)\b[^.;\n]*$/iu,
  },
  // "API automation" writes tests, and no interface.
  { said: /^apis?$/i, behind: /^ (?:automation|test(?:s|ing)?)\b/i },
]
