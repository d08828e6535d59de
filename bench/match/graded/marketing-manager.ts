import type { GradedCase } from './graded-case.ts'

export const marketingManager: GradedCase = {
  profession: 'marketing manager',
  posting: `Hi there! We're Tallow & Thistle, a nine-year-old natural body-care brand (bar soaps, balms, a deodorant people write love letters about). 34 people, based in Asheville, North Carolina, sold on our own site, on the big marketplace, and in roughly 900 natural grocery stores. Last year we passed $17M. We're profitable, dog-heavy, and a bit allergic to jargon.

We're looking for a Marketing Manager to own the content and paid engine together, because splitting them has cost us. You'd plan the quarterly calendar with our founder, run paid social and paid search (about $140K a month, part with a small agency you would manage), lead one content producer and one email/SMS specialist, brief creators and photographers, and tell us each Monday what worked. You will be the person who knows what a new customer costs and what she buys the second time.

You bring five or more years in consumer marketing, at least two of them with a direct-to-consumer or CPG brand, and hands on the ad accounts yourself (Meta, Google; TikTok is a plus). You write well — we will ask for a sample. You've managed a budget and at least one person. You read GA4 and a Shopify dashboard without a translator and you can set up a clean creative test.

Nice, not needed: beauty or personal care; retail/shopper marketing; Klaviyo; a bachelor's degree in marketing or communications (or, honestly, anything).

Hybrid: three days a week in the office. $88,000–$102,000 plus profit share, health/dental/vision, 401(k) 4% match, 18 days PTO, soap for life. Tallow & Thistle is an equal opportunity employer. Send résumé and one paragraph about a campaign that flopped.`,
  cvs: {
    a: `Résumé — Delphine Marchetti-Lowe

Weaverville, NC · 828 555 0195 · delphine.ml@example.com

Chief Marketing Officer with 21 years in consumer packaged goods. Built and sold brands; teams of up to 60.

CMO, Harvest Lantern Brands (snacks, personal care; $240M), 2016–2023
Full marketing, e-commerce and insights responsibility, $28M working budget. Launched DTC channel ($0 to $19M), led rebrand of two lines, agency roster of five. Board member of the e-commerce joint venture.

VP Marketing, Suds & Co. Household, 2010–2016
Launched natural hand-soap line, 4,000 doors. National TV and digital.

Brand Manager to Senior Brand Manager, Corlett-Dane Consumer, 2003–2010
Bar soap and deodorant. Classic P&L brand management.

MBA, Marlow School of Business, 2003. B.A. Economics, 1998.

2023–present: independent advisor to three founder-led brands, 2 days a week. I moved to the mountains, I miss making things, and a smaller seat is fine with me. I have directed media for two decades; my own hands in the ad accounts are recent (one advisory client, $15K a month on Meta and Google, since January).`,
    b: `Priyanka Deol
Greenville, South Carolina · 864-555-0108 · pdeol@example.com · portfolio on request

Content & Social Manager — beauty and wellness

Petal Theory Cosmetics, Content Manager (2020–present)
Plans and delivers editorial calendar for blog, Instagram, TikTok, YouTube. Team of one video editor and two interns. Follower growth 40K to 310K. Scripts and directs product shoots, manages creator contracts ($220K a year). Organic search traffic doubled. Boosts posts and runs spark ads with about $8K a month; the larger ad account belongs to another team. Monthly report in GA4.

Wellbe Magazine, Associate Editor (2016–2020)
Commissioned and wrote wellness features, newsletter 3x week, 90K subscribers.

Freelance copywriter (2015–2016)

Education: B.A. Communications, Saluda University, 2015

Skills: copywriting, SEO, storyboarding, Canva, Premiere, Shopify basics, Klaviyo (newsletters), Meta Business Suite, brand voice guidelines, people management`,
    c: `Walter Pinkney
41 yrs, Candler, NC, 828 555 0111, walter.pinkney@example.com

Restaurant General Manager

Red Barn Grill, General Manager, 2017 to present
- $3.2M yearly sales, 48 employees, P&L, food cost 28%, labor 30%
- Hire, train, schedule, health score 99
- Local marketing: Facebook page 6,000 followers, chamber of commerce, little league sponsor, coupon mailer twice per year
- Reply to online reviews

Shift Manager, Red Barn Grill, 2012 to 2017

Line cook, several places, 2005 to 2012

Education
Enka Ridge High School, 2002
ServSafe Manager certified

Why me
I know people and I know how to sell. My wife uses your deodorant. I am ready for days and weekends off and I learn fast. I am not a computer person by schooling but I run the point of sale and the ordering on my own.`,
    d: `Kaylee Amundsen
kaylee.amundsen@example.com | (336) 555-0127 | Winston-Salem, NC

Education
B.A. Marketing, Yadkin Forks University, May 2024, GPA 3.7
Capstone: launch plan for a lip balm, 2nd place of 14 teams

Experience
Marketing Assistant, Brook & Barley Tea Co. (DTC, $5M) — June 2024–present
- Build ads in Meta Ads Manager from briefs, upload creatives, name and tag tests, pull weekly numbers into a sheet
- Write 2 emails a week in Klaviyo, open rate 44%
- Film short videos in house, 3 passed a million views
- Pack samples for creators

Marketing Intern, Triad Children's Museum — Summer 2023
- Instagram content, event listings, survey of members

Barista, campus coffee shop — 2021–2024

Skills
Meta Ads, Google Ads (certified, small use), Klaviyo, Shopify, GA4, CapCut, Canva, Excel

Activities
President of the Ad Club, 60 members, $4,000 budget`,
    e: `Nora Feddersen
Hendersonville NC — nora.feddersen@example.com — 828.555.0153

Brand and trade marketing, natural channel CPG

EXPERIENCE

Brand Manager, Blue Heron Kombucha, 2019–present
Shopper marketing in 2,300 doors: promos, demos, end caps, retailer media networks ($400K a year). Packaging refresh, 3 flavor launches. Works with an agency on social and search ads ($30K a month): I set the brief, approve budgets, read the weekly report, do not run accounts. One direct report (field marketing). Small web store, about 4% of sales. Newsletter copy by me.

Trade Marketing Associate, Appalachian Naturals Distributing, 2016–2019
Promotion calendar with 60 vendors, monthly flyer, category decks from syndicated data.

Demo team lead, seasonal, 2014–2016

EDUCATION
B.S. Nutrition, Catawba Highlands College, 2015

SOFTWARE
Syndicated retail data tools, Excel, Shopify (admin), GA4 beginner, Mailchimp, Adobe Illustrator`,
    f: `MARISOL VANDERHEIDEN
Asheville, NC | (828) 555-0142 | marisol.v@example.com

SUMMARY
DTC growth and brand marketer, 8 years, with food and personal-care brands from $4M to $30M.

EXPERIENCE
Senior Marketing Manager, Fernhollow Skincare (DTC + specialty retail), 2021–Present
• Own $1.6M annual Meta, Google and TikTok budget; blended CAC $31 to $24 while new-customer revenue grew 38%
• Built a creative testing calendar: 12–15 concepts a month, holdout read each quarter
• Lead content producer, designer and a lifecycle freelancer (Klaviyo flows = 27% of revenue)
• Weekly reporting to founders from GA4, Shopify and a simple cohort sheet
• Ran creator seeding, 200+ creators a year

Marketing Manager, Oat & Anchor Granola, 2018–2021
• Paid social in-house after leaving agency; repeat rate 22% to 31%
• Wrote site, packaging and email copy; shopper programs with two natural grocery chains

Marketing Coordinator, Oat & Anchor, 2016–2018

EDUCATION
B.A. English, Blue Ridge State College, 2016

TOOLS
Meta Ads Manager, Google Ads, TikTok, GA4, Shopify, Klaviyo, Looker Studio, Asana`,
    g: `RAJAN THIRUMALAI
Durham, NC   919-555-0134   rajan.t@example.com   (H-1B transfer not required, permanent resident)

MARKETING MANAGER – B2B SaaS demand generation

Corveline Software, Durham — Marketing Manager, Demand Gen, 2019–present
• $1.1M paid budget: LinkedIn, Google Search, review sites; cost per qualified lead down 29%
• Team of 3 (content writer, ops, events)
• Webinar program, 18 per year; long-form content, gated reports; wrote most of the first 40 posts
• HubSpot, Salesforce attribution, A/B landing page testing

Pixelgrid Analytics, Chennai — Digital Marketing Executive, 2014–2019
• Google Ads and SEO for software trials
• 2014–2015: one year on an Ayurvedic soap brand's Facebook page and festival campaigns at group company

EDUCATION
MBA (Marketing), Institute of Management Studies Velachery, Chennai, 2014
B.Tech, 2011

SKILLS
Google Ads, LinkedIn Ads, Meta (retargeting), GA4, HubSpot, SQL basics, copy editing`,
    h: `BRADLEY T. KOSSLER
Charlotte, NC 28205 • 704-555-0119 • bkossler@example.com

PERFORMANCE MARKETING MANAGER
Paid acquisition specialist with 7 years' agency side experience across e-commerce, home services and fintech.

Brightrail Media (agency), Charlotte
Paid Media Manager, 2020–Present
– Manage $600K/month across 9 client accounts (Meta, Google Search/Shopping/PMax, Microsoft Ads, some TikTok)
– Four DTC clients: apparel, supplements, mattresses, kids' furniture. ROAS +41% on apparel in 12 months
– Supervise 2 associates
– Server-side tracking and GA4 migrations, feed optimization
– Present monthly results to clients

Paid Search Specialist, 2018–2020
– Lead gen for HVAC and dental chains

EDUCATION
B.S. Business Administration, Piedmont Central University, 2018

CERTIFICATIONS
Google Ads Search, Shopping, Measurement; Meta Media Buying Professional

Content: I brief client creative teams but do not produce or write it myself. No email platform experience beyond audiences sync.`,
    i: `ANTHONY DELGADO-REYES
Skills resume

828-555-0166
tony.dr@example.com

SKILLS
Facebook Ads, Instagram Ads, Meta Advantage+, TikTok Ads, Pinterest Ads, Google Search, Google Shopping, Performance Max, YouTube, Programmatic, Influencer, UGC, Affiliate, SEO, SEM, CRO, GA4, GTM, Shopify, WooCommerce, Klaviyo, Attentive, Postscript, Mailchimp, HubSpot, Triple Whale, Northbeam, Looker Studio, Excel, Figma, Canva, Photoshop, Premiere, CapCut, Asana, Notion, Slack, ChatGPT, copywriting, content calendar, budgeting, team leadership, creative testing, LTV/CAC, cohort analysis, A/B testing, landing pages, brand strategy, retail media, Amazon Ads

EMPLOYMENT
2022–now  Marketing, e-commerce company
2019–2022 Digital marketer, various
2016–2019 Marketing

EDUCATION
Some college

LANGUAGES
English, Spanish

References, samples and results available at interview. Open to remote.`,
    j: `TYLER BANCROFT
Marketing Professional
Knoxville, TN | 865-555-0160 | tyler.bancroft@example.com

OBJECTIVE
To own the content and paid engine together as Marketing Manager for a natural body-care brand, planning the quarterly calendar, running paid social and paid search, leading content and email/SMS, and being the person who knows what a new customer costs and what she buys the second time.

CORE COMPETENCIES
Paid social and paid search (Meta, Google, TikTok) | Clean creative tests | GA4 and Shopify dashboards | Klaviyo | Agency management | Budget management | Briefing creators and photographers | DTC and CPG | Retail/shopper marketing | Writing

EXPERIENCE
Marketing Associate, Summit Ridge Realty Group, 2021–present
• Post listings to social media, schedule open-house emails
• Boosted posts up to $300 per month
• Order signs and brochures

Sales Associate, Phone Planet, 2018–2021
• Top seller twice

EDUCATION
B.S. Marketing, Cumberland Gap University, 2018
Online course: Growth Marketing Bootcamp (6 weeks), 2024`,
    k: `June Okabe
Black Mountain, North Carolina
june.okabe@example.com  /  828-555-0177

For six years I have been the whole marketing department of a candle company, then slowly the head of one.

Wickfield Candle Works, 2018 to now. When I came we sold at craft fairs and had a web store my boss's nephew built. I taught myself to buy ads, first with $50 a day of somebody else's money, and I remember every dollar. Today it is about $95,000 a month on the two big platforms plus short video, I still press the buttons on most of it, and a two-person shop in Denver handles shopping ads, which I check. We make around sixty pieces of film and photo a month, mostly in our own kitchen; I write the words. I learned to change one thing at a time and to wait. A first order now costs us nineteen dollars, and four in ten come back inside half a year. Sales went from one million to nine.

Two people work with me: Ana, who makes pictures, and Theo, who writes to the list (he is good, I hired him from a bakery).

Before: 2014–2018 copywriter at a seed catalog. I wrote about eleven thousand tomato adjectives.

School: two years at Haywood Valley Community College, did not finish.

I use the store's reports and the analytics one every morning before coffee.`,
    l: `CHLOE STRAND-WILLOUGHBY
Asheville, NC / chloesw@example.com / 828-555-0181

Marketing manager, DTC. On a career break 2015–2024 raising three children; freelance since fall 2024.

Freelance, Fall 2024–present
Email copy and blog for a local yoga-wear store. $2,500 a month in Meta ads for same store; finished two online ad courses to relearn, since almost all of it is new.

Sunny Sparrow Baby (cloth diapers, web-only), Marketing Manager, 2010–2015
Grew web sales from $800K to $6M. Google AdWords $45K a month in-house, early Facebook ads, affiliate program, email (weekly, 120K list). Managed two: a writer and a coordinator. Planned the calendar with the two founders.

Sunny Sparrow Baby, Marketing Coordinator, 2007–2010

Lark & Linen Catalog, Copywriter, 2004–2007

B.A. Journalism, Tidewater Wesleyan, 2004

Volunteer: PTA communications lead 2018–2023, raised $61K online for the playground.`,
  },
  grades: {
    recruiter: {
      a: 5.5,
      b: 5.5,
      c: 0.5,
      d: 3,
      e: 4,
      f: 10,
      g: 4,
      h: 6.5,
      i: 2,
      j: 1,
      k: 9.5,
      l: 5,
    },
    manager: {
      a: 5,
      b: 5.5,
      c: 0.5,
      d: 3.5,
      e: 4.5,
      f: 10,
      g: 4,
      h: 6.5,
      i: 2,
      j: 1,
      k: 9.5,
      l: 4.5,
    },
    personnel: {
      a: 5.5,
      b: 5,
      c: 0.5,
      d: 3,
      e: 4,
      f: 10,
      g: 3.5,
      h: 6.5,
      i: 2,
      j: 1,
      k: 9.5,
      l: 4.5,
    },
  },
}
