function e(e){return e<160?e===32||e>=9&&e<=13:e===160||e>=5760&&t.has(e)}const t=/* @__PURE__ */ new Set([5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279]);function n(e){return e>=97&&e<=122}function r(e){return e>=65&&e<=90}function i(e){return n(e|32)}function a(e){return i(e)||o(e)}function o(e){return e>=48&&e<=57}function s(e){let t=c(e)?e.toLowerCase():l(e);return t.endsWith(`'s`)?t.slice(0,-2):t.replaceAll(`'`,``)}function c(e){for(let t=0;t<e.length;t+=1)if(e.charCodeAt(t)>127)return!1;return!0}function l(e){let t=e.normalize(`NFKD`).replace(/\p{M}/gu,``);return c(t)?t.toLowerCase():t.replace(/[\u2018\u2019\u02bc\u2032]/g,`'`).toLowerCase().replaceAll(`ß`,`ss`).replaceAll(`ø`,`o`).replaceAll(`ł`,`l`).replaceAll(`æ`,`ae`)}const u=2**17;let d=new Uint16Array(2**14);function f(e){let t=p(e.length+1);for(let n=0;n<e.length;n+=1)t[n]=e.charCodeAt(n);return t[e.length]=0,t}function p(e){return e<=d.length?d:e>u?new Uint16Array(e):(d=new Uint16Array(2**Math.ceil(Math.log2(e))),d)}var m=class{#e;#t;#n=new Uint16Array(te);#r;#i;#a=0;constructor(e,t){this.#e=e,this.#t=new Int32Array(2**Math.ceil(Math.log2(e*ae))),this.#r=ee+t,this.#i=this.#r}find(e,t,n){let r=this.#o(e,t,n);return r<0?0:(this.#t[r]??0)&ne}fetch(e,t,n){let r=this.#t,i=this.#n,a=r.length-1,o=Math.min(n,g);for(let n=0;n<o;n+=1){let i=oe(e,t[n*2]??0,t[n*2+1]??0);_[n]=(r[(i^i>>>15)&a]??0)&ne}let s=0;for(let e=0;e<o;e+=1){let t=_[e]??0;s+=(i[t+v]??0)+(i[t+this.#r]??0)}return h[0]=s,_}isOf(e,t,{start:n,end:r}){let i=this.#n[e+v]??0;return e>0&&i===r-n&&this.#s(e,t,n)}add(e,t,n){let r=this.#o(e,t,n),i=this.#i,a=i+this.#r,o=a+n-t;if(r<0||this.#a>=this.#e||o>te)return 0;this.#a+=1,this.#i=o,this.#n[i]=this.#a,this.#n[i+v]=n-t;for(let r=t;r<n;r+=1)this.#n[a+r-t]=e[r]??0;return this.#t[r]=oe(e,t,n)&re|i,i}numberAt(e){return this.#n[e]??0}noteAt(e,t){return this.#n[e+ee+t]??0}keep(e,t,n){this.#n[e+ee+t]=n}#o(e,t,n){let r=oe(e,t,n),i=this.#t,a=i.length-1,o=(r^r>>>15)&a;for(let s=0;s<ie;s+=1){let s=i[o]??0;if(s===0)return o;let c=s&ne;if(((s^r)&re)===0&&this.#n[c+v]===n-t&&this.#s(c,e,t))return o;o=o+1&a}return-1}#s(e,t,n){let r=this.#n,i=e+this.#r,a=r[e+v]??0;for(let e=0;e<a;e+=1)if(r[i+e]!==t[n+e])return!1;return!0}};const h=/* @__PURE__ */ new Float64Array(1),g=2048,_=new Int32Array(g),v=1,ee=2,te=2**20,ne=te-1,re=~ne,ie=64,ae=1.3;function oe(e,t,n){let r=n-t;for(let i=t;i<n;i+=1)r=Math.imul(r^(e[i]??0),16777619);return r}function se(e){if(e.length<3||!ce.test(e))return e;let t=le.get(e);if(t!==void 0)return t;let n=e;for(let[e,t]of ue)n=n.replace(e,t);return n}const ce=/is(?:e|ing|ation)|lys|our|[tb]red?$|ll(?:ing|ed|er|or)|logu|[fn]ce$|ae|oe|oul|oug|aug|ulph|^(?:tyre|grey|kerb|alumini|programme|advise|ageing|judgem|enrolm|fulfilm|instalm|speciality|jewel|practise|artefact|(?:math|phone|exam|lorry|mgr|asst|mktg|coord|supv|engr)$)/,le=/* @__PURE__ */ new Map([[`tyre`,`tire`],[`grey`,`gray`],[`kerb`,`curb`],[`aluminium`,`aluminum`],[`programme`,`program`],[`adviser`,`advisor`],[`ageing`,`aging`],[`judgement`,`judgment`],[`enrolment`,`enrollment`],[`fulfilment`,`fulfillment`],[`instalment`,`installment`],[`speciality`,`specialty`],[`jewellery`,`jewelry`],[`practise`,`practice`],[`artefact`,`artifact`],[`licence`,`license`],[`defence`,`defense`],[`offence`,`offense`],[`math`,`mathematics`],[`phone`,`telephone`],[`exam`,`examination`],[`lorry`,`truck`],[`mgr`,`manager`],[`asst`,`assistant`],[`mktg`,`marketing`],[`coord`,`coordinator`],[`supv`,`supervisor`],[`engr`,`engineer`]]),ue=[[/(?<=[a-z]{3})(?<![aou]|adv|superv|rev|dev|improv|telev|exerc|prom|compr|prec|merchand|franch|expert|enterpr|surpr|prem|conc|exc|dem|advert|otherw|likew|treat)is(?=(?:e[dr]?|ing|ations?|ational|able)$)/,`iz`],[/lys(?=(?:e[dr]?|ing)$)/,`lyz`],[/^(col|lab|behavi|fav|harb|neighb|hon|hum|od|vap|rum|arm|tum|endeav|sav|flav|rig)our/,`$1or`],[/(?<=^cent|theat|met|^lit|fib|calib)re$/,`er`],[/(?<=^cent)red$/,`ered`],[/(?<=^(?:mod|remod|lab|lev|trav|canc|pan|chann|tunn|couns|fu|refu|shov|bev)e)ll(?=ing$|ed$|er$|or$)/,`l`],[/(?<=^(?:sign|marsh|tot|di|equ)a)ll(?=ing$|ed$|er$|or$)/,`l`],[/(?<=^(?:contr|enr|patr)o)ll(?=ing$|ed$)/,`l`],[/logue$/,`log`],[/(?<=log)u(?=ing$|ed$)/,``],[/(?<=an)ae(?=sth|m)|(?<=p)ae(?=d)|(?<=[hkf])ae(?=[mcd])|(?<=gyn|arch)ae/,`e`],[/(?<=^|rrh)oe(?=d|s|a$)|(?<=^f)oe(?=t)/,`e`],[/(?<=^m)oul(?=d)/,`ol`],[/(?<=pl)ough/,`ow`],[/(?<=^dr)aught/,`aft`],[/(?<=^s)ulph/,`ulf`]],de=/(?:ss|us|is|ics|aws|sas|ios|ops|sis|less|ous|cas|das|gis|erp|dns|cms|lms|pos|rhs|https|^news)$/;function fe(e){return se(me(e))}const pe=/^(?:menu|guru|cpu|gpu|sku)s$/;function me(e){return e.length<4||!e.endsWith(`s`)?e:pe.test(e)?e.slice(0,-1):de.test(e)?e:e.endsWith(`ies`)&&e.length>4?`${e.slice(0,-3)}y`:/(?:ch|sh|x|z|ss|^bus|^gas)es$/.test(e)?e.slice(0,-2):e.slice(0,-1)}function y(e){let t=fe(e);return t===`accounting`?t:(t.length>5&&t.endsWith(`ing`)?t=_e(t.slice(0,-3)):t.length>4&&t.endsWith(`ed`)&&(t=_e(t.slice(0,-2))),t.length>3&&t.endsWith(`e`)&&!he.test(t)&&(t=t.slice(0,-1)),t.length>3&&t.endsWith(`i`)?`${t.slice(0,-1)}y`:t)}const he=/^[^aeiou][aeiouy][^aeiouwxy]e$/,ge=/^[^aeiou][aeiouy][^aeiouwxy]$/;function _e(e){return ge.test(e)?`${e}e`:ve(e)}function ve(e){let t=e.at(-1);return e.length<4||t!==e.at(-2)||t===`l`||t===`s`||t===`f`||t===`z`?e:e.slice(0,-1)}const ye=/^(?:super|inter|trans)/;function be(e){return e.length<7?e:e.slice(0,ye.test(e)?7:5)}const xe=48e3,b={root:0,glued:1,silent:2,beginnings:3,weight:9,languages:10,kind:11},x=new m(xe,12),Se=[],Ce=/* @__PURE__ */ new Map,we=[];function Te(e,t,n){let{text:r,letters:i,near:a}=e;if(n-t>40)return 0;if(x.isOf(a,i,{start:t,end:n}))return a;let o=x.find(i,t,n);if(o>0)return o;let s=x.add(i,t,n);if(s===0)return 0;let c=Ne(r.slice(t,n)),l=je(c),u=C(l.root);return Se.push({...l,root:we[u-1]??l.root}),x.keep(s,b.root,u),x.keep(s,b.glued,Pe(c)),s}function Ee({letters:e},t,n){return x.fetch(e,t,n)}function De(e){return x.numberAt(e)}function Oe(e){return x.noteAt(e,b.root)}function ke(e){return x.noteAt(e,b.glued)}function S(e,t){return x.noteAt(e,t)}function Ae(e,t,n){e>0&&x.keep(e,t,n)}function je(e){let t=s(e),n=y(t);return{word:t,base:fe(t),root:we[w(n)-1]??n}}function Me(e){let t=Se[De(e)-1];if(!t)throw Error(`No word is recorded there.`);return t}function C(e){let t=Ce.get(e);return t===void 0?(we.push(e),Ce.set(e,we.length),we.length):t}function w(e){return Ce.get(e)??0}function Ne(e){return` ${e}`.slice(1)}function Pe(e){let t=+!!r(e.charCodeAt(0));for(let i=1;i<e.length;i+=1){let a=r(e.charCodeAt(i));if(!a&&t>5&&i+1<e.length&&Fe(e,i))return i-1;if(t=a?t+1:0,!(i<2||!n(e.charCodeAt(i-1)))&&(a&&i<e.length-1||o(e.charCodeAt(i))&&i>=4))return i}return 0}function Fe(e,t){return n(e.charCodeAt(t))&&n(e.charCodeAt(t+1))}var Ie=class{#e;#t;constructor({text:e,isApart:t,record:n},r,i){this.start=r,this.end=i,this.isApart=t,this.record=n,this.#e=n===0?je(e.slice(r,i)):null,this.rootNumber=this.#e?w(this.#e.root):Oe(n),this.#t=S(n,b.kind)}get kind(){return this.#t}get spelling(){return De(this.record)}get word(){return(this.#e??Me(this.record)).word}get base(){return(this.#e??Me(this.record)).base}get root(){return(this.#e??Me(this.record)).root}};function T(e,t=()=>!0){let n=f(e),r={text:e,letters:n,knows:t,tokens:[],isApart:!0,record:0,near:0},i=Le(r),a=Ee(r,E,i);for(let e=0;e<i;e+=1){let t=E[e*2]??0;r.near=a[e]??0;let i=e===0?0:E[e*2-1]??0;r.isApart=Ye(n,i,t)||Je(r,i),Re(r,t,E[e*2+1]??0)}return r.tokens}let E=/* @__PURE__ */ new Int32Array(4096);function Le(e){let{letters:t}=e,{length:n}=e.text;E.length<n+2&&(E=new Int32Array(n+2));let r=0,i=0;for(;i<n;)$e[t[i]??0]!==1&&!Ve(e,i)?i+=1:(E[r*2]=i,i=He(e,i),E[r*2+1]=i,r+=1);return r}function D(e){return e.rootNumber||w(e.root)}function Re(e,t,n){let{text:r,knows:i,tokens:a}=e,o=t;for(;o<n;){e.record=Te(e,o,n);let t=e.record>0?ke(e.record):Pe(r.slice(o,n)),s=t===0||n-o<=ze?new Ie(e,o,n):null;if(s&&(t===0||i(s.base))){a.push(s);return}let c=Be(e,{start:o,end:n,first:o+t});e.record=Te(e,o,c),a.push(new Ie(e,o,c)),e.isApart=!0,o=c}}const ze=40;function Be({text:e,knows:t},{start:n,end:r,first:i}){let a=i,o=i;for(let i=2;i<=4&&o<r&&o-n<=40;i+=1){let i=Pe(e.slice(o,Math.min(r,n+80)));if(i===0)return a;o+=i,t(fe(s(e.slice(n,o))))&&(a=o)}return a}function Ve({text:e,letters:t},n){return et(e,t,n)?!0:t[n]!==46||((t[n+1]??0)|32)!==Ue?!1:/^net\b/i.test(e.slice(n+1,n+5))&&!(n>0&&et(e,t,n-1))}function He({text:e,letters:t},n){let r=n+1;for(;et(e,t,r)||Ke(e,t,r);)r+=1;let i=t[r];if(i===We&&r-n===1)return r+1;if(i!==Ge)return r;let a=r;for(;t[a]===Ge&&a-r<2;)a+=1;let s=a-r===2||r-n===1,c=!o(t[r-1]??0);return s&&c&&!et(e,t,a)?a:r}const Ue=110,We=35,Ge=43;function Ke(e,t,n){let r=t[n];return(r===39||r===8217)&&et(e,t,n+1)}const qe=new Set(`history experience education employment background training skills summary profile`.split(` `));function Je({letters:e,tokens:t},n){if(e[n]!==10||!qe.has(t.at(-1)?.word??``))return!1;for(let t=n-1;t>=n-26;--t)if(!e[t]||e[t]===10)return!0;return!1}function Ye(e,t,n){if(t===0)return!0;let r=0;for(let i=t;i<n;i+=1){let t=e[i]??0;if(t===10)r+=1;else if(t===45&&r>0&&Xe(e[i+1]??0))return!0;else if(t===46){if(i+1<n)return!0}else if(!Ze(t))return!0}return r>1}function Xe(e){return e===32||e===9||e===160}function Ze(e){return e===32||e===45||e===47||e===38||e===39||e===9||e===13||e===160||e===34||e===173||e>=8192&&e<=8210||e===8217}const Qe=/[\p{L}\p{N}\p{M}]/u,$e=new Uint8Array(2**16);function et(e,t,n){let r=t[n]??0,i=$e[r]??0;return i>0?i===1:tt(e,r,n)}function tt(e,t,n){if(t>=55296&&t<=57343)return nt(e,n);let r=Qe.test(String.fromCharCode(t));return $e[t]=r?1:2,r}function nt(e,t){let n=e.charCodeAt(t)>=56320,r=e.codePointAt(n?t-1:t);return r!==void 0&&r>65535&&Qe.test(String.fromCodePoint(r))}const rt={"no-name":{area:`ats`,cost:12},"no-email":{area:`ats`,cost:15},"no-phone":{area:`ats`,cost:8},"no-location":{area:`ats`,cost:4},"no-experience-section":{area:`ats`,cost:15},"no-education-section":{area:`ats`,cost:6},"no-skills-section":{area:`ats`,cost:5},"role-without-dates":{area:`ats`,cost:8},"dates-reversed":{area:`ats`,cost:6},"date-in-future":{area:`ats`,cost:5},"mixed-date-formats":{area:`ats`,cost:3},"not-latest-first":{area:`ats`,cost:5},"gap-between-roles":{area:`ats`,cost:2},"bare-links":{area:`ats`,cost:2},"special-characters":{area:`ats`,cost:4},"many-columns":{area:`ats`,cost:6},"tables-in-file":{area:`ats`,cost:6},"text-boxes-in-file":{area:`ats`,cost:7},"contact-in-margin":{area:`ats`,cost:8},"small-font":{area:`ats`,cost:4},"recognised-from-picture":{area:`ats`,cost:25},"unmapped-characters":{area:`ats`,cost:10},"hidden-text":{area:`ats`,cost:20},"copied-from-posting":{area:`ats`,cost:15},"keyword-stuffing":{area:`ats`,cost:12},"too-long":{area:`phrasing`,cost:8},"too-short":{area:`phrasing`,cost:12},"few-results":{area:`phrasing`,cost:16},"weak-opening":{area:`phrasing`,cost:8},"first-person":{area:`phrasing`,cost:4},"long-bullet":{area:`phrasing`,cost:5},"short-bullet":{area:`phrasing`,cost:3},"repeated-verb":{area:`phrasing`,cost:3},"filler-words":{area:`phrasing`,cost:5},"no-bullets":{area:`phrasing`,cost:8},"present-tense-in-past-role":{area:`phrasing`,cost:3}},it={listed:.7,described:.95,result:1};function O({strength:e,recency:t,backing:n,isWork:r}){let i=r||e===`listed`?1:.8;return it[e]*i*t*n}const at={same:1,alias:1,implied:.85,related:.5,words:1,told:.55,years:1,level:1,none:0},k={mostListed:2,mostPlaces:3,halfForSkill:.5,halfForWord:3,wordElsewhere:.5,usualElsewhere:75,leastSpread:.3},ot={described:12,result:20};function st(e,t,n){return e===0?0:e/(e+t*n)}function ct(e){let t=0,n=0;for(let{strength:r,backing:i,first:a,last:o}of e)r===`listed`?t+=i:n+=i*Math.min(1,ot[r]/(o-a));return Math.min(k.mostPlaces,n+Math.min(t,k.mostListed))}function lt(e){let{wordElsewhere:t,mostPlaces:n}=k,r=ct(e.filter(({isWork:e})=>e)),i=ct(e.filter(({isWork:e})=>!e));return Math.min(n,r+t*i)}function ut(e,t,n){let r=dt(e,t),i=0;for(let[e,a]of t.tellingByUnit.entries()){let o=t.units[e]?.start;o===void 0||n.has(o)||(i+=a*(r.has(o)?.35:1))}return k.leastSpread+i/k.usualElsewhere}function dt({profile:e},{showings:t}){let n=e.fields[0]?.field,r=/* @__PURE__ */ new Set;for(let e of t.values())for(let{field:t,unit:i}of e)t===n&&r.add(i.start);return r}function ft(e,t){let n=e.map(e=>Math.floor(e)),r=t-n.reduce((e,t)=>e+t,0),i=e.map((e,t)=>({index:t,remainder:e-Math.floor(e)})).filter(({index:t})=>(e[t]??0)>0).sort((e,t)=>t.remainder-e.remainder||e.index-t.index),a=r>=0?i:i.toReversed();for(;r!==0&&a.length>0;){let e=r>0?1:-1,t=0;for(let{index:i}of a){if(r===0)break;e<0&&(n[i]??0)===0||(n[i]=(n[i]??0)+e,r-=e,t+=1)}if(t===0)break}return n}const pt=[{from:85,name:`Strong fit`,color:`green`},{from:70,name:`Worth applying`,color:`green`},{from:55,name:`Borderline`,color:`amber`},{from:0,name:`Hold off`,color:`rose`}];function mt(e){return(pt.find(({from:t})=>e>=t)??pt[3]).name}const ht={licence:.3,certification:.12,education:.1},gt=/* @__PURE__ */ new Set([`enhanced DBS check`,`tuberculosis test`,`immunisation record`,`police vetting`,`digital tachograph card`,`clean driving record`,`first aid`,`AEO status`]),_t=.8;function vt({job:e,rows:t}){let n=/* @__PURE__ */ new Map,r=[];for(let i of t){let t=Ct(i);if(t===null)continue;let{id:a,sentence:o}=i.requirement,s=n.get(o.start);s?s.push(i):yt.test(e.text.slice(o.start,o.end))?n.set(o.start,[i]):r.push({requirementIds:[a],shut:t})}for(let[e,i]of n){let n=t.filter(t=>bt(t,e)),a=Math.max(0,...n.map(({credit:e})=>Math.min(1,e/_t)));r.push({requirementIds:i.map(({requirement:e})=>e.id),shut:Math.min(...i.map(e=>Ct(e)??0))*(1-a)})}return r}const yt=/\bor\b|\w\/\w/i;function bt({requirement:e},t){return e.kind===`knowledge`&&e.sentence.start===t}function xt(e){let t=e.reduce((e,{shut:t})=>e*(1-t),1);return Math.max(.6,t)}function St(e,t){let n=e.reduce((e,{shut:t})=>e+t,0);return new Map(e.flatMap(({requirementIds:e,shut:r})=>e.map(i=>[i,n===0?0:t*r/n/e.length])))}function Ct({requirement:e,credit:t}){let n=wt(e)?ht[Tt(e)]:void 0;return n===void 0?null:n*(1-Math.min(1,t/_t))}function wt({importance:e,need:t,kind:n,weight:r}){return e!==`must`||r===0?!1:t.type===`words`?n!==`certification`:t.type===`terms`?!t.anyOf.some(e=>gt.has(e)):t.type!==`degree`||!t.orExperience}function Tt({kind:e,need:t,categories:n}){return t.type===`words`&&n?`licence`:e}const Et=[`Skills`,`Experience`,`Keywords`,`Education`,`Title`],Dt={Skills:{points:24},Experience:{points:22},Keywords:{points:27},Education:{points:4},Title:{points:23}},Ot={skill:`Skills`,tool:`Skills`,licence:`Skills`,certification:`Skills`,language:`Skills`,"soft skill":`Skills`,knowledge:`Skills`,experience:`Experience`,duty:`Experience`,title:`Title`,education:`Education`,"knock-out":null},kt={Skills:.54,Experience:.6,Keywords:.36,Education:.85,Title:.73};function At(e,t){let n=kt[e],r=85/100-n;if(r<=0)return t*100;let i=n*(1-85/100)/r;return 100*t*(1+i)/(t+i)}function jt(e,t,{rows:n,asked:r}){let i=/* @__PURE__ */ new Map;for(let{root:n,number:r}of e.keywords)i.set(n,lt(t.unitsByRoot.unitsWith(n,r)));return{job:e,rows:n,placesOf:e=>i.get(e)??0,spread:ut(e,t,r)}}function Mt(e){let t=Ft(e),n=It(t),r=vt(e),i=Pt(n,r),a=Ut({shares:t,subScores:n,conditions:r,total:i.score});return{...i,receipt:a}}function Nt(e){return Pt(It(Ft(e)),vt(e))}function Pt(e,t){let n=Math.round(Lt(e)*xt(t));return{score:n,band:mt(n),subScores:e.map(({name:e,exact:t,points:n})=>({name:e,percent:Math.round(t),points:n}))}}function Ft(e){return[...Rt(e),...zt(e)]}function It(e){let t=Bt(e),n=Et.filter(e=>t.has(e)),r=n.reduce((e,t)=>e+Dt[t].points,0);return n.map(e=>Vt(e,t.get(e),r))}function Lt(e){return e.reduce((e,t)=>e+t.points*t.exact/100,0)}function Rt({rows:e,spread:t}){return e.flatMap(({requirement:e,credit:n,places:r})=>{let i=Ot[e.kind];if(!i||e.weight===0)return[];let{weight:a,id:o,need:s}=e;return[{part:i,requirementId:o,got:n*(s.type===`terms`?st(r,k.halfForSkill,t):1)*a,of:a}]})}function zt({job:e,placesOf:t,spread:n}){let r=0,i=0;for(let{root:a,weight:o}of e.keywords)i+=o,r+=o*st(t(a),k.halfForWord,n);return i>0?[{part:`Keywords`,requirementId:null,got:r,of:i}]:[]}function Bt(e){let t=/* @__PURE__ */ new Map;for(let{part:n,got:r,of:i}of e){let e=t.get(n);e?(e.got+=r,e.of+=i):t.set(n,{got:r,of:i})}return t}function Vt(e,t,n){return Ht({name:e,points:Dt[e].points*100/n,exact:0},t??{got:0,of:0})}function Ht({name:e,points:t},{got:n,of:r}){let i=r===0?0:n/r;return{name:e,exact:At(e,Math.min(1,i)),points:t}}function Ut({shares:e,subScores:t,conditions:n,total:r}){let i=xt(n),a=St(n,Lt(t)*(1-i)),o=t.flatMap(t=>{let n=e.filter(e=>e.part===t.name),r=n.reduce((e,t)=>e+t.got,0),o=n.reduce((e,t)=>e+t.of-t.got,0),s=t.points*t.exact/100,c=t.points-s;return n.map(e=>({share:e,earned:r===0?0:i*s*e.got/r,lost:(o===0?0:c*(e.of-e.got)/o)+(a.get(e.requirementId??``)??0)}))}),s=ft(o.map(({earned:e})=>e*10),r*10),c=ft(o.map(({lost:e})=>e*10),(100-r)*10);return o.map(({share:e},t)=>({part:e.part,requirementId:e.requirementId,tenths:s[t]??0,ofTenths:(s[t]??0)+(c[t]??0)}))}const Wt=/* @__PURE__ */ new Set([`licence`,`certification`]);function A({kind:e}){return Wt.has(e)}function Gt(e){return/\p{L}+/u.exec(e)?.[0].toLowerCase()??``}const Kt=/\b\d[\d.]{0,15}(?:\s?(?:to|[-–x×/])\s?\d[\d.]{0,15})?[ -]?(?:inch(?:es)?|mm|cm|met(?:er|re)s?|feet|ft|volts?|kv|kw|hp|k?hz|bar|psi)\b|\b24\s?[/*x]\s?7\b|\b\d{1,3}(?:[vdg]\b|x\d)|\b(?:\d|two|three|four|five|six)[ -](?:phase|axis|way|stroke|wheel|core)|\b(?:iso|windows|server|office|java|python|angular|form|part|section|level|grade|year|stage|band|room|type|tier|class|category|phase)[ -]?\d[\d.]*/gi;function qt(e){return e.replace(Kt,``)}var j=class{#e;#t;#n;constructor(e,t=null){let n=rn.length===0&&$t<Qt;if(this.#e=e,this.#t=$t>>>5,this.#n=n?1<<($t&31):0,n){if(t)for(let e of t.words)t.traits.set(e,[...Yt(t,e),$t]);else nn.push({trait:$t,isSo:e});$t+=1}}has(e){if(!e)return!1;let t=e.kind||sn(e);return t===0||this.#n===0?this.#e(e):((on[t*Zt+this.#t]??0)&this.#n)!==0}};function M(e){let t=new Set(e);return new j(({word:e})=>t.has(e),{words:t,traits:en})}function Jt(e){let t=new Set(e);return new j(({root:e})=>t.has(e),{words:t,traits:tn})}function Yt({traits:e},t){return e.get(t)??Xt}const Xt=[],Zt=3,Qt=96;let $t=0;const en=/* @__PURE__ */ new Map,tn=/* @__PURE__ */ new Map,nn=[],rn=[],an=/* @__PURE__ */ new Map,on=/* @__PURE__ */ new Uint32Array(12291);function sn(e){return S(e.record,b.kind)||cn(e)}function cn(e){if(e.record===0)return 0;let t=/* @__PURE__ */ new Uint32Array(3),n=e=>{t[e>>>5]=(t[e>>>5]??0)|1<<(e&31)};Yt({traits:en},e.word).forEach(n),Yt({traits:tn},e.root).forEach(n);for(let{trait:t,isSo:r}of nn)r(e)&&n(t);let r=t.join(),i=an.get(r)??ln(r,t);return Ae(e.record,b.kind,i),i}function ln(e,t){return rn.length===4096?0:(rn.push(e),an.set(e,rn.length),on.set(t,rn.length*3),rn.length)}const un=`manage lead develop plan train teach write build run make give take keep hold sell buy drive oversee draw set cut meet find bring deal
grow win feed fit lay weld cook clean repair install maintain prepare coordinate organise organize supervise support provide ensure assist
help handle design create implement analyse analyze review monitor track report conduct perform process answer respond resolve negotiate
schedule operate inspect test administer assess care document deliver serve order check update recruit hire mentor coach present research
draft audit reconcile file collect load pack pick stock greet advise evaluate improve reduce increase launch configure deploy migrate
automate integrate troubleshoot collaborate communicate work use translate edit publish calibrate assemble measure estimate record liaise
direct guide counsel refer dispense transport`.split(/\s+/),dn=/* @__PURE__ */ new Set([...un,...`accompany account achieve act adapt add address adjust agree apply appoint approve arrange assign attend bake balance be bill block book
brief calculate call carry change chase clear chop climb close compile complete compute connect contact contain contribute control correct
cover cultivate cure debug decide define demonstrate derive detect determine diagnose dig dispatch dispose dress educate empty enable
encourage enforce engage enter escalate establish examine execute explain explore facilitate fill finalise finalize fix follow forecast
foster frame gather generate get guarantee guard hang harvest host hunt identify influence inform initiate innovate instruct interpret
interview introduce investigate invoice issue join label laminate land learn lift link listen log look lubricate map mark mix model mount
move mow nurse obtain offer onboard open optimise optimize own paint participate pay place plant play post predict prescribe pour preserve
prevent prioritise prioritize procure produce program promote propose protect prune pump purchase push put raise react read recommend
refine register relieve remove replace reply represent revise safeguard sample score scout secure select settle shape share ship show sign
sew solve sort source spot stand start steer stop streamline study submit supply talk tend tidy tie tile transform trim travel treat tune
turn unload upgrade validate verify visit walk wash watch weigh welcome wrap`.split(/\s+/)]);function N(e){return fn.get(e)||(e.endsWith(`e`)?`${e}d`:/[^aeiou]y$/.test(e)?`${e.slice(0,-1)}ied`:/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(e)?`${e}${e.at(-1)}ed`:`${e}ed`)}const fn=new Map(`lead led,teach taught,write wrote,build built,run ran,make made,give gave,take took,keep kept,
hold held,sell sold,buy bought,drive drove,oversee oversaw,do did,speak spoke,draw drew,set set,
cut cut,meet met,find found,bring brought,deal dealt,begin began,grow grew,win won,spend spent,
feed fed,lay laid,troubleshoot troubleshot,counsel counselled,refer referred,stand stood,
hang hung,send sent,choose chose,know knew,understand understood,think thought,pay paid,get got,
put put,read read,shut shut,split split,see saw,ring rang,rise rose,sit sat,stick stuck,
strip stripped,sweep swept,wear wore,wind wound,bind bound,bend bent,break broke,catch caught,
come came,become became,dig dug,fall fell,fight fought,fly flew,forecast forecast,grind ground,
hear heard,hit hit,input input,leave left,lend lent,let let,light lit,lose lost,rebuild rebuilt,
rewrite rewrote,ride rode,seek sought,shoot shot,spin spun,spread spread,tell told,
undertake undertook,uphold upheld,withdraw withdrew,proofread proofread,cast cast,bid bid,
admit admitted,commit committed,control controlled,equip equipped,submit submitted,
transfer transferred,patrol patrolled,label labelled,travel travelled,model modelled,
program programmed,format formatted,debug debugged,prefer preferred,onboard onboarded,tie tied,
show showed`.split(/,\s*/).map(e=>{let[t=``,n=``]=e.trim().split(` `);return[t,n]})),pn=[`responsible for`,`duties include`,`responsibilities include`,`in charge of`,`tasked with`,`helped`,`assisted with`,`assisted in`,`worked on`,`worked with`,`worked as`,`involved in`,`participated in`,`took part in`,`was responsible for`,`dealt with`,`exposure to`,`familiar with`,`experience in`,`experience with`,`was in charge of`,`my duties`,`my role`,`role included`],mn=/* @__PURE__ */ `results-driven.results driven.result-oriented.results-oriented.go-getter.hard worker.hard-working.team player.detail-oriented.detail oriented.self-starter.think outside the box.synergy.dynamic professional.proven track record.highly motivated.fast learner.quick learner.people person.guru.ninja.rockstar.passionate about.works well under pressure.excellent communication skills.seasoned professional`.split(`.`),P=new Map([...un,...`do speak begin spend distribute photograph machine survey tutor grade triage`.split(` `)].map(e=>[e,N(e)])),hn=new Set([...P].flatMap(([e,t])=>e===t?[]:[e])),gn=new Map(`manage run,lead head,implement introduce,organise arrange,organize arrange,coordinate arrange,
supervise oversee,conduct carry out,perform carry out,maintain keep up,monitor keep watch over,
train teach,reduce cut,increase raise,write draft,assist help`.split(/,\s*/).flatMap(e=>{let[t=``,n=``]=e.split(/ (.*)/);return[[t,n],[N(t),n.replace(/\w+/,N)]]}));function F(e){let t=e.toLowerCase();return yn(t)?{base:t,form:`base`}:t.endsWith(`ing`)?vn(_n(t.slice(0,-3)),`ing`):t.endsWith(`s`)?vn([t.slice(0,-1),t.slice(0,-2),t.replace(/ies$/,`y`)],`s`):null}function _n(e){let t=e.at(-1)===e.at(-2)?[e.slice(0,-1)]:[];return[e,`${e}e`,...t]}function vn(e,t){let n=e.find(yn);return n?{base:n,form:t}:null}function yn(e){return dn.has(e)||P.has(e)||fn.has(e)||bn.has(se(e))}const bn=new Set(`utilize scale champion partner leverage spearhead author craft curate defend strengthen expand enhance accelerate
advocate cater clarify consult cooperate delegate dismantle disinfect enrol forge harmonize incorporate invent
judge justify lobby modernize modify nurture orchestrate outline persuade pilot practice quantify rationalize refurbish
rehearse renew renovate restock restore restructure retain roster simplify solicit specify standardize
summarize tackle tailor uncover ascertain correspond authorize allocate compose confirm construct convert customize dust devise
discipline erect escort exceed exchange fabricate formulate fulfil fulfill grease iron irrigate itemize mediate mobilize
mop notify polish rake reassure recycle reinforce remind replenish restrain retrieve rotate sanitize scan scrape scrub
shear shovel slice spray sterilize supplement suture swab tabulate unpack vaccinate vacuum wipe release rear milk calve
groom rehouse motivate upload download align articulate`.split(/\s+/).filter(Boolean));function xn(e){let[,t=``,n=``,r=``,i=``]=/^(\p{L}+)(,?)(?:\s+(\p{L}+|\d+|&)(?:\s+(\p{L}+))?)?/u.exec(e)??[],a=Dn(t),o=a?P.get(a):void 0;if(!a||!o||o===t.toLowerCase())return null;let s=/^(?:and|or|&)$/.test(r);return Sn.test(e)||r===`of`||n!==``&&!Dn(r)||s&&!Dn(i)||On.has(a)&&n===``&&!s&&!En(a,r)?null:{written:t,past:o}}const Sn=/^(?:support (?:desks|tickets|lines|services|workers)|test (?:plans|cases|scripts|results)|design reviews|stock (?:levels|counts|takes)|machine tools|order (?:forms|books)|process (?:maps|charts)|work orders|research (?:papers|grants)|track records|record (?:sales|profits))\b/i;function Cn(e){let t=/^\p{L}+/u.exec(e)?.[0].toLowerCase()??``;return wn.has(t)||xn(e)!==null?!0:/^\p{L}{3,}(?:ed|ing)$/u.test(t)&&!Tn.has(t)}const wn=new Set(P.values()),Tn=new Set(`advanced skilled experienced based certified detailed qualified licensed registered trained motivated dedicated interested united
limited related updated including during evening morning engineering nursing accounting marketing banking catering housing`.split(/\s+/));function En(e,t){return e===`care`||e===`work`?t===`for`||t===`with`:kn.has(t.toLowerCase())||/^\d|^\p{L}{3,}[^s\P{L}]s$/u.test(t)}function Dn(e){let t=e.toLowerCase();return P.has(t)?t:t.endsWith(`s`)?[t.slice(0,-1),t.slice(0,-2)].find(e=>P.has(e))??null:null}const On=new Set(`plan lead cut do draw cook repair support help design review monitor track report process answer schedule test care document
order check update coach present research draft audit file load pack pick stock grade survey record guide transport machine measure
estimate launch work use photograph weld direct set run hold drive feed fit lay deal find win spend grow bring meet
increase reduce refer clean speak make take keep build tutor`.split(/\s+/)),kn=new Set(`a an the all any each every both own our your their his her its my this that these those new daily weekly monthly up out over
with to closely directly regularly small large complex annual two three four five six seven eight nine ten several many
multiple various staff people others`.split(/\s+/)),An=Math.max(...pn.map(({length:e})=>e)),jn=[({candidate:e})=>Bn(`too-long`,e.wordCount>1200),({candidate:e})=>Bn(`too-short`,e.wordCount<150),({candidate:e})=>{let t=e.cv.experience.flatMap(Un);return Mn.flatMap(e=>e(t))},({candidate:e})=>{let t=zn(e),n=mn.flatMap(n=>{let r=t.get(n);if(r===void 0)return[];let i=r+n.length;return[{start:r,end:i,quote:e.text.slice(r,i)}]});return n.length===0?[]:[{code:`filler-words`,count:n.length,quotes:n.slice(0,3)}]},({candidate:e,today:t})=>{let n=e.cv.experience.filter(n=>n.bullets.length===0&&!er(e.text,n)&&!$n(n,t)),[r]=n.flatMap(({title:e})=>e??[]);return n.length===0?[]:[{code:`no-bullets`,count:n.length,quotes:r?Hn([r]):[]}]},({candidate:e})=>Vn(`present-tense-in-past-role`,e.cv.experience.filter(({to:e})=>e!==null&&e!==`present`).flatMap(Un).filter(({text:e})=>hn.has(Gt(e))&&xn(e)!==null))],Mn=[e=>{let t=e.filter(({text:e})=>!Wn(e)),n=e.length-t.length;if(!(e.length>=4&&n<e.length*.2))return[];let r=t.filter(({text:e})=>Cn(e)&&!Xn(e));return[{code:`few-results`,count:1,quotes:Hn(r.length>0?r:t)}]},e=>Vn(`weak-opening`,e.filter(({text:e})=>Kn(e))),e=>Vn(`first-person`,e.filter(({text:e})=>Nn.test(e))),e=>Vn(`long-bullet`,e.filter(({text:e})=>Xn(e))),e=>Vn(`short-bullet`,e.filter(({text:e})=>!Zn(e,3))),e=>{let t=[...Map.groupBy(e,({text:e})=>y(Gt(e)))].filter(([e,t])=>e!==``&&t.length>3&&Pn(t)>3);return t.length===0?[]:[{code:`repeated-verb`,count:t.length,quotes:[]}]}],Nn=/(?<![&/]|\p{Lu}\p{L}* )\bI(?=[ ’'])|\b(?:my|me)\b/u;function Pn(e){return new Set(e.map(({text:e})=>e).filter(Cn)).size}const Fn=new RegExp(mn.join(`|`),`i`),In=Math.max(...mn.map(({length:e})=>e)),Ln=[...new Set(mn.map(Gt))],Rn=new j(({word:e})=>Ln.some(t=>e.includes(t)));function zn({text:e,tokens:t}){let n=/* @__PURE__ */ new Map;for(let r of t){if(!Rn.has(r))continue;let{start:t,end:i}=r,a=Fn.exec(e.slice(t,i+In));if(!a||t+a.index>=i)continue;let o=a[0].toLowerCase();n.has(o)||n.set(o,t+a.index)}return n}function Bn(e,t){return t?[{code:e,count:1,quotes:[]}]:[]}function Vn(e,t){return t.length===0?[]:[{code:e,count:t.length,quotes:Hn(t)}]}function Hn(e){return e.slice(0,3).map(({span:e,quote:t})=>({start:e.start,end:e.end,quote:t}))}function Un(e){return e.bullets}function Wn(e){let t=/\d|-/.test(e)?qt(e):e;return/\d/.test(t.replace(/\b(?:19|20)\d\d\b/g,``))||Gn.test(t)}const Gn=/\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|dozens?|doubled|halved)\b/i;function Kn(e){let t=Math.max(i(e.charCodeAt(0))?0:e.search(/\p{L}/u),0),n=e.slice(t,t+An+qn);return Jn.test(n)&&!Yn.test(n)}const qn=24,Jn=RegExp(`^(?:${pn.join(`|`)})`,`i`),Yn=/^(?:(?:helped|worked with)(?: \w+){0,2} (?:patient|resident|customer|client|child|pupil|student|guest|famil|visitor|tenant|passenger|learner|member|people|user))/i;function Xn(e){return e.length>80&&Zn(e,40)}function Zn(t,n){let r=0,i=!1;for(let a=0;a<t.length&&r<=n;a+=1)e(t.charCodeAt(a))?i=!1:!i&&Qn(t,a)&&(i=!0,r+=1);return r>n}function Qn(e,t){let n=e.charCodeAt(t);return n<128?a(n):/\p{L}/u.test(String.fromCodePoint(e.codePointAt(t)??0))}function $n({to:e},t){return e!==null&&e!==`present`&&t.year-e.year>=10}function er(e,{span:t}){return/\b(?:career|family|parental|maternity|paternity|caring|study) (?:break|leave)\b|\bsabbatical\b|\bcaring for\b|\bcarer? for (?:my|a|our)\b|\braising (?:my|our|children|two|three)\b|\bparental leave\b/i.test(e.slice(t.start,t.end))}function tr(e){return Nt({...e,rows:e.rows.map(nr)}).score}function nr(e){let[t]=e.evidence;if(!t||e.requirement.need.type!==`terms`||A(e.requirement))return e;let n=e.credit/it[t.strength],r=e.how===`implied`?n/at.implied:n;return{...e,credit:Math.min(1,Math.max(e.credit,r))}}function rr(e){let t=e.indexOf(`
`)+1,n=e.slice(0,t-1).split(` `),r=new Map(n.map((e,t)=>[or(t),e]));return e.slice(t).replace(/[A-Z]\w/g,e=>r.get(e)??e).replace(/\{.|\}[a-z]+/g,e=>e.slice(1).toUpperCase())}const ir=`ABCDEFGHIJKLMNOPQRSTUVWXYZ`,ar=`abcdefghijklmnopqrstuvwxyz${ir}0123456789`;function or(e){return ir.charAt(e/ar.length)+ar.charAt(e%ar.length)}function sr(e){let t=fr(e);return lr(t,({link:e,at:n})=>{let r=e.startsWith(`|`)?1:e.startsWith(`<`)?-1:0;return r===0?e:pr(t[n+r*Number.parseInt(e.slice(1),cr)]??``)})}const cr=36;function lr(e,t){return`${e.map((e,n)=>{let r=ur(e);if(r===-1)return e;let i=e.slice(r).replace(dr,e=>t({link:e,at:n}));return e.slice(0,r)+i}).join(`
`)}\n`}function ur(e){let[t,n]=[e.indexOf(` > `),e.indexOf(` ~ `)];return t===-1?n:t}const dr=/(?<= [>~] |,)[^,>~:]+?(?= [>~] |,|:?$)/g;function fr(e){return e.trim().split(`
`)}function pr(e){return/^[#>]|:$/.test(e)?``:(/^.*?(?=,| [>~] |$)/.exec(e)?.[0]??``).replace(/^[a-z ]+: /,``).replace(/^=|[@^]+$/g,``)}function mr(e){let t=``,n=``,r=0,i=!0;for(let a=e.indexOf(`
`);a>=0;a=e.indexOf(`
`,r)){let o=i&&r===a,s=e.charAt(a+1);o?t+=`#
`:i?(n=gr(e.slice(r,a),n),t+=n):t+=yr(e,r,a),o||(t+=hr.get(s)??`,`),i=o||s===`
`,r=a+(o||!hr.has(s)?1:2)}return sr(t)}const hr=/* @__PURE__ */ new Map([[`
`,`
`],[`>`,` > `],[`~`,` ~ `]]);function gr(e,t){return e.startsWith(` `)?_r(t)+e:e.endsWith(` `)?e+vr(t):e}function _r(e){return e.slice(0,Math.max(0,e.lastIndexOf(` `)))}function vr(e){return e.includes(` `)?e.slice(e.indexOf(` `)+1):``}function yr(e,t,n){let[r,i]=[t,n];for(;e.charCodeAt(r)===br;)r+=1;for(;e.charCodeAt(i-1)===br;)--i;return r===t&&i===n?e.slice(t,n):`-`.repeat(r-t)+e.slice(r,i)+`-`.repeat(n-i)}const br=32;function xr(e){let t=rr(e).split(Sr),n=(e,n)=>t[e*3+n]??``;return Array.from({length:t.length/3},(e,t)=>({field:n(t,0),skills:mr(n(t,1)),titles:mr(n(t,2))}))}const Sr=`	`,Cr=/* @__PURE__ */ xr(`manager and management tool specialist engineer design officer technician assistant certification sales operations analyst systems service knowledge data coordinator support analysis certified development director care services associate engineering skill planning consultant control administrator security software worker business work executive supervisor training licence safety lead clerk maintenance operator administration customer law production marketing health project product property office experience legal team testing vehicle public medical retail agent head building system professional equipment food compliance handling research processing site process client learning reporting quality skills developer store line financial designer construction repair level information commercial education social assessment advisor monitoring staff school plant technical digital people sap aircraft license leader web representative operative cloud tax certificate insurance standards degree risk field rail protection practice delivery finance master stock performance teaching science housing installation technology driver operation planner test home room writing patient marine fire qualification accounting inspector power code community clinical records network google plans water event machine animal leadership language estate online sports media coordination analytics nursing content chief electrical scientist multi nurse for aws strategy net inspection instructor corporate modelling personal general shop relations employee time desk regulations attendant accounts coaching reports student ship based works real auto case post manufacturing kitchen access centre coach trade air preparation cleaning therapy tools high crew gas laboratory microsoft computer claims review making member azure pro practitioner energy communications installer account flight board with application instruction recruitment controller automotive scheduling aviation selling duties fitter first call car environmental applications government investment programs driving diploma counter agency admin end new supervision recovery industry working human farm programming attorney intern server court life open act documentation residential prevention materials trainee traffic program teacher engine visual talent hotel press registration registered industrial secretary travel market mobile front pre enforcement engagement programme emergency drafting company studies adviser fitness search audit civil aide one procedures assistance chartered group child user international automation transport architect tracking contract private oracle family cost advertising counselor mechanic physical platform change truck model unit land tech improvement logistics projects partner credit person studio train cyber video cash plan administrative collection litigation framework trainer station center track music flow hand receptionist environment department inventory documents therapist interior exercise response database managing revenue section banking supply dental infrastructure programmer treatment benefits licensed fashion orders artist lawyer title waste order guest body distribution assessments governance controls surveys fitting checks advice amazon editor house asset soft optimization activities contracts solutions screening solicitor campaigns graduate meetings consumer pricing airport audits point metal guard stage card safe arts procurement generation employment evaluation recruiting machinery resources operating dynamics surveyor hardware payroll english senior police check suite maker early radio loss self load well hair scientific portfolio medicine hospital assessor commerce booking setting theatre virtual affairs welding events class floor shift part cell hvac loan door investigator technologist operational accountant mechanical validation functional healthcare workplace behaviour internal outreach children cutting editing contact vendor taking buyer youth book game duty port chef mail communication agricultural compensation intelligence acquisition integration consulting programmes electronic structural researcher restaurant regulatory sampling material academic capital sector rights ground writer course state smart heavy audio adobe calls architecture apprentice techniques salesforce document creative catering campaign handler airline special council equity policy growth broker beauty needs lift java statements agreements processor assurance selection chemistry resource products networks clients removal freight apache layout driven vessel chain cycle brand live implementation investigation inspections hospitality negotiation qualified servicing warehouse strategic payments transfer examiner assembly approach military shipping sourcing auditor trading welfare captain desktop library garment railway junior tester models mental entry goods linux phone bank host anti film transportation presentation veterinary membership detection awareness producer graphics chemical staffing oriented closing mapping hygiene imaging reading income global direct device rules value cross motor panel pilot crime sound tree form crop road hire city core commissioning configuration verification requirements electronics foundation securities customers purchase policies national advanced machines resident facility mortgage liaison reviews metrics counsel rescue wiring trial build stack print solar setup agile merchandising cybersecurity translation association interviews facilities reduction reception lifecycle supplier lighting lettings billing foreman builder methods leisure windows transit annual source record demand tenant survey signal crane owner salon parts email voice troubleshooting investigations superintendent relationship merchandise fundraising individual enterprise medication schedules livestock discovery educator drawings plumbing insights evidence pharmacy storage release customs tenancy doctor remote manual street export buying trust daily drive fleet route cargo steel cable lines calculations intervention examination electrician counselling promotional contractor structures guidelines television clearance workforce processes forensic vehicles forklift terminal dispatch drainage incident regional feedback embedded advocacy solution category payment budgets farming packing grading stylist factory leasing report timber rental impact money paint laser image batch photo alarm rooms instructional formulation background instrument simulation scheduler integrity licensing classroom recording external wildlife creation behavior offshore pipeline patients charity returns washing utility website college running success defence defense theory patent groups loader stress dealer branch vision ticket tender boards museum dining books basic space labor clean forms study third yacht reconciliation identification pharmaceutical architectural relationships transactions transmission independent resolution dispatcher continuous onboarding mechanics furniture retention labelling databases ecommerce mentoring platforms telephone activity advisory packages adoption protocol printing thinking bachelor literacy pressure criminal railroad foreign surgery surface biology holiday optical circuit cooking budget profit fusion mixing camera patrol damage rating second permit python crisis welder codes fraud local logic watch instrumentation transformation rehabilitation conditioning housekeeping collections secretarial salesperson replacement measurement forecasting educational fabrication treatments controlled curriculum regulation statutory practices institute nutrition appraisal passenger protocols editorial packaging childcare machining exchange drilling scanning wireless internet maritime disputes surgical requests results benefit workday produce logging lessons cleaner loading physics culture drawing nuclear display heating custody privacy alcohol meeting leading written ability bridge sheets deputy clinic living makeup lease quick small spray tests guide light radar hours block files solid dance cases rates scrum accreditation conservation acquisitions underwriting conveyancing recognition submissions photography supervising reliability immigration allocation completion principles attendance excellence deployment conference disclosure continuity signalling journalism assisting balancing president landscape wellbeing collision principal placement recruiter execution household personnel receiving guidance treasury painting critical domestic identity students supplies wellness bookings checking keeping federal growing nursery animals styling changes highway battery thermal steward pattern capture problem outside finding lending visitor grocery ledger issues series laying keeper diesel window porter filing motion expert career relief carbon combat hiring apprenticeship interpretation sustainability interpreting appointments optimisation surveillance agriculture methodology endorsement transaction initiatives proceedings accredited dealership conversion structured presenting counseling settlement negotiator disability dispensing conducting permanent husbandry ownership aerospace surveying arranging candidate hazardous preparing enquiries volunteer broadcast planting trimming official diagrams decision advocate beverage searches checkout queries central cashier picking tractor classes schemes voltage factors turbine charter lifting concept serving apparel centred telecom channel vetting mindset android scheme grants cattle forest tissue tuning mining sample charts active visits boiler typing script correspondence organisational consultations presentations replenishment consultation interviewing legislation interpreter instruments statistical remediation legislative navigation extraction strategist supporting biomedical wastewater commission fabricator statement valuation nonprofit diagnosis physician alignment recycling following machinist automated interface computing inclusion diligence municipal diversity overhead auditing economic mobility boarding seasonal workshop concrete bathroom modeller district capacity casualty calendar athletic invoice trailer painter command carrier graphic effects history letters weapons opening wedding focused inbound banquet listing coding border labour garden native trials moving canine picker cutter resort object stores method action speech fabric county wealth injury intake volume import target classification specification neighbourhood organisation quantitative safeguarding sustainable firefighter calibration mathematics diagnostic appraisals strategies admissions university resilience purchasing recreation networking locomotive caseworker proposals collector supported extension medicines breakdown paperwork authority ticketing occupancy rendering direction animation languages stability detention paralegal political apartment hatchery climbing attitude autodesk multiple sessions articles cultural proposal tactical shopping expense notices pension poultry filling rigging coating baggage matters workers hearing aquatic sterile justice physiotherapy arrangements occupational partnerships reservations facilitation photographic homelessness calculation designation diagnostics instructing responsible conferences cataloguing underwriter sponsorship restoration mitigation irrigation integrated greenhouse estimating valuations acceptance statistics exhibition vocational behavioral enrollment components efficiency sanitation complaints developing promotions properties condition hydraulic appraiser component satellite finishing temporary discharge gathering workshops bilingual registrar radiation geologist promotion committee leasehold lifestyle answering currency standard advising spraying forestry grooming accident bodyshop ordering heritage progress positive robotics reporter circuits function ordnance coverage renewals referral european premises equality hearings endpoint judicial sergeant homeless skincare tracing balance disease climate feeding vessels society sorting shelter daycare repairs permits package journey managed academy monitor rolling parking loyalty stories outdoor cameras chemist telecommunications specifications entertainment developmental accommodation fundamentals preservation merchandiser availability disabilities instructions satisfaction negotiations resettlement partnership accountancy timekeeping suppression exploration distributed interaction communities ventilation positioning documentary negotiating respiratory therapeutic eligibility financials competence geospatial publishing generalist protective preventive restocking organising competency fulfilment theatrical budgeting rostering restraint injection emissions detailing ambulance measuring workspace inclusive pipelines publisher substance jewellery functions engineers switching telemetry liability brokerage universal actuarial isolation inquiries scripting territory appliance biologist approval taxation electric warranty approved traction repairer finisher schedule labourer dressing fixtures clothing showroom informed families pensions assisted landlord casework listings location crossing sentinel marketer policing offender recommendations responsibility chromatography accountability transactional airworthiness determination accessibility computational interventions collaboration transcription parliamentary certificates segmentation spectroscopy humanitarian hairdressing landscaping alterations contracting completions marketplace psychiatric exhibitions corrections insolvency suspension helicopter evacuation powerplant stormwater analytical dashboards algorithms predictive supervised collateral credential relocation retirement resourcing kubernetes objectives journalist insulation journeyman sprinkler container precision harvester estimates stripping excavator polishing assembler procedure utilities hygienist practical decorator streaming prototype childhood preschool secondary referrals custodian concierge suppliers resolving adventure conductor mediation probation messaging stockroom threading representation refurbishment profitability resuscitation effectiveness vulnerability horticulture firefighting coordinating geotechnical descriptions storytelling benchmarking adjudication intellectual prescription organization proofreading departmental broadcasting bookkeeping allocations cultivation cornerstone emergencies underground observation composition prototyping interactive consultancy behavioural prosthetics temperature derivatives attractions destination orientation prosecution appointment prospecting hairdresser electromechanical reconciliations confidentiality accommodations prioritisation authentication
Ct	
Dd payable
{a/{p
}ap A5
 Bn
bought QK
Kt 
=}ap@
payables
~|z
|1

 receivable
{a/{r
}ar A5
receivables
Al QK
=}ar@
~|y

S8 Bn
 JE
 XH
invoicing
Kt invoices
KX 
HV 
~<2

HV Ca Ar
 file
  Cz
 set up
  AT
KX 
 set-up

K0
AW invoicing
Al 
issuing invoices
prepared 
raising 
S8 GW
~<3

FB AF
aged debt
outstanding 
chasing 
 Jk
 overdue invoices
=}dso
days Al outstanding
debtors
overdue Dd
~<4

debt Ou
 Ej
Ou@
skip Wc
delinquent Dd
past due 
Ml UQ
~<1

FH DT
 receipts
 PS
 posting
Ml 
allocating Jk
applying 
remittances
~<6

AW FB Gu
FB  
 limits
 D7
 B0

aging Df
aged creditor 
aged debtor  
}ap aging
}ar 

JI Ns
JI SD 
  recs
~|11

FB GS 
 IR
Kt cards
C2 FB 
{p-GS

petty FH

UB Bn
 reimbursement
 DF
 Df
={t&{e
Bn expenses
BK 
C8 
 reimbursements
EN Ab UB

journal entries
adjusting 
journals@
~|m

accruals Ab prepayments
accruals
accrued expenses
 J2
prepaids
deferred F5
prepayments
~|x

year-Eg close
K7 
quarter Eg
year 
~|w

KH Wd
>|i

Ac Dd
 packs
 Bs packs
  Ct
managerial 
~|j

sole trader 
WO  
 Ct
incomplete Cz
~|w

CU-VJ Ct
NZ OR 
  VJ Nx
 KQ
VJ revaluation
CU VJ
multicurrency

Cb 
FX 
 SE
Cb 

IJ 
}sbc 
}asc 718
share-Di Jk
IJ roll-forward

Kt 
H9 
}asc 805
goodwill impairment
Kt price PS
AK combinations

By Bs
Ac 
HP 
monthly Bs@
Bs of By O0
~|d

DR 
 packs
~<1

variance Au
 Bs
 commentary
flux Au
N7 variances
 to actual
  vs actual

Xf
K7 Mm
N7 Dv
Mm

N7 Ac
 X9
 holder
 Fg
 oversight
 AV
 BJ
 AF
budgetary 

job costing
A1 
 Ct
BA 
Fh 
=}wip Lt
}wip Bs
percentage of PT
~|b

LM Ct
escrow 
 Dd
solicitors 
A6 
LM 
Bq Mx 
}ilfm
}iolta
}sra Dd J6
A6 K0
 cashiering

LN F5 Ns
LN takings  
J2 E2
Al 

Ap charge Ct
 Ns
}cam Z5
A3 Ct
A3 Ac 
Dk CJ  

Ct Bp Fx
B9 
  Oq
Ct Fd

AC
>|n:

ZI
double-JE
maintained Nj
HZ-Qr
QK postings

C5 QK
=}gl@
}gl Ct
 entries
 To
chart of Dd
ledgers
nominal Ok

By IR
J2 SD

fixed assets
Il expenditure Ct

intercompany Ct
inter-EX
intercompany

Fl 
Do 
Fl variances
 Au
costing@
ST absorption
VK Fl

SF 
non-N8 
grant 
not-CW-N8 
MW 
 B9
}sorp
restricted funds

AC
><16:

three-way matching
}po 
S8 
3-way match

KX Jk
HV 
}ach 
}bacs 
 runs
cheque 
Ml 
 T7
 Bn
Ha runs@

 SD Ns
HV  
 IR
KX 
SD Z5

AC
><a:

DP Ns
Z5@

month-Eg close
monthly 
By 
period Eg 
closed Nj
JX the 
  Bp
month Eg

AC
><c:

FH FS SD
cashflow IR

OG Dd
 Ct
 Bs
 By IR
{companies {Gy
Dd Dv
 AY
K7 Dd
limited EX 

consolidation@
consolidated Dd
 By IR
  Bs
E9 
 Ct
 Dd@@

AC
>|f:

BN Ct
Ct Qg
 memos
 Ku
 Bm

}sec Bs
MP 
10-{k
10-{q
8-{k
=}sec@

Aq:

Ct
WP

}fdcpa
fair debt FK OH Ev

Wd sheet

N8 Ab Hf DP
  Hf
={p&{l

depreciation
amortization
~<n

F5 PM
 Ct
}asc 606
}ifrs 15
recognising F5
rev rec

Pr Ct
}asc 842
}ifrs 16

Ct B1
 PU
 concepts
 OH
 M6
 WF
Nk Ct

 HP Gr
By  
HP 
segregation of D1
AF FV
 E6

}sox Bk
=}sox
}icfr
{sarbanes-{oxley
><1

Aq
><a:

}us }gaap
}gaap
generally accepted Ct PU
~|1

}ifrs
Fc By Bs B1
}frs 101

}uk }gaap
 Ct B1
}frs102
}frs 102
 105
~<1

D8 Ct
governmental 
Qs 
Ba Im 
 B9
}fasab
}ipsas
Fl Ct B1
D8 SU  
yellow HZ
}cipfa Cw

Aq
><1:

uniform Qg
2 }cfr 200
}omb circulars

}dcaa

}gasb

Ad:

UB Ac AI
={concur

Dd payable Fd
S8  
><26

}xbrl tagging
}xbrl
i}xbrl

{workiva
{wdesk
~<1

Ad
><4:

{pleo

{expensify

{brex

{dext

{receipt {JI

{hubdoc

{Dl{JE

{soldo

{spendesk

Ad
><d:

{bill.com

{avid{xchange

{tipalti

{kofax

{stampli

{mineral{Ke

{XH{max


E2 Dv
E2 file 
  KB
 At
 packs
 Lt
P3 auditors
liaising DS 
}pbc lists
Js RJ

walkthroughs of Gr
~|c

E2 workpapers
 El papers
El  
workpapers
~|b

Cl of Gr
AF A8
~|a

substantive A8
~|9

compilations Ab KC
}ssars
agreed-upon E6
attestation engagements
compilation 
DG 
notice to reader
KC Ab compilations

Nz examinations
MW GN

AC
><1e:

SU
E2 A5
GN@

L8 Ct
SV damages
By Ll
Ol GN
 LX

AC
><2:

MP E2
OG 
E2 Ab Dd
  of By IR
Bq GN

HP 
E2 EU
HH GN
B3-Di SU
}iia B1

E2 AD
 fieldwork
 findings
 Ea
 Df
 Ii
 Ew

}it E2
Ch 
BD Ao 
}cobit
}it C5 Gr
}itgc
}soc 1

C8 O1 FI GN
O1  
401k  
}erisa 
{a-133
single E2

Ad:

E2 AI
}cch {E2
><9

Ad
><1:

{Dm{ware

}idea Ar Au

}acl CO
=}acl

{A7{mate

{E2{DR

}cch {DK{Bg fx {ET
}cch {ET

{mind{Pl

{diligent {Dz{bond

{thomson {reuters {advance{FS

{Ar{snipper

Aq:

}gaas
}is{as
}pcaob
Fc B1 on SU
}isa B1
generally accepted SU 
><m


BY Dv
 prep
 filings
 MX
1040@
J2 BY
~|h

}vat MX
=}bas
=}gst
=}hst
=}pst
=}vat
}ec Al lists
}gst/}hst
{intrastat
AK NN IR
DH BY BO
partial exemption
J7 added BY

Al BY
indirect 
use 
{vertex 
Ir Ab Om 
=}salt
{avalara
multistate XI
nexus EY

G6 
unemployment 
940@
941@
{w-2s Ab 1099s

1099 Bs
1096@
1099s
{w-9s
{w-9

}cis MX
=}cis@
BA Ek R4

}beps
{pillar {two
~|d

withholding BY
~|c

}fatca
}fbar
~|b

Jl GL
~|a

{r&{d BY credits
Bm Ab Aw 
{r&{d DF
 BY
}sr&}ed
M7 box

CJ BY
gift 
Kf 706
~|e

Kf 990
990@
~|d

Il gains BY
=}cgt
~|c

inheritance BY
=}iht
~|b

}irs Si
}cra GN
BY 
 authorities
 controversy
 NA
 UC
=}irs
}hmrc

AC
>|b:

BY Bk
 Bs

 AD
 Ib
 projections
 structuring
 Gv
 NO
 Bm
 CY
 minimization

Fc BY
 XI
}gilti
J8-Tp BY
expatriate 
SW 
expat 
NZ BY credits
Kf 5471
Ro establishment
subpart {f

BY provision
}asc 740
}fas 109
}fin 48
}ias 12
deferred BY

AC
><4:

corporation BY
C2 
 XI
 J2 BY
={t2@
{s corporation MX

WO 
 MX
 XI
1065@
{k-1
{k-1s

C4 
 XI
={t1@
{p11{d
}sa100
Lq BY
Fi Bq 
Hg BH

LM Ab CJ 
1041
706@
Kf 709
fiduciary BY
CJ Ab gift 
inheritance BY AD
LM BY MX

Aq:

BY Aq
 Ct
 QL
 Sp
 AX
 laws
 Db
 Cw
HP F5 
XI
taxes@

Kf 1120
=1120
=1120{s
~<6

}ct600
~<7

Ad:

BY AI
}cch {C2 {BY
  {axcess {BY
{go{Bg {BY }rs

Ad
><1:

{drake {BY
 {AI

}cch {C4 

{ultra{BY

{lacerte

{DK{QM

}cch {axcess

{DK{Bg fx
}cch {DK{Bg

{go{Bg

{BY{calc

{E5{K8

{turbo{BY

{taxprep

}btc{AI
}btc {AI

{corptax

{DK{connect

{BY{wise

{BY{slayer

{BY{Ev

{taxcycle

AP:

enrolled Bd
=}ea AP
=}ea@
}afsp
}ctec
}ptin
><1h

Ak:

E8 BY EZ
=}att
=}cta
}adit
}ciot
KR of XI technicians
}att/}cta
><s


G6

UD AV G6
  PN
 contributions
 uploads
}lgps
}nhs UD
teachers 
HN UD AV

AC
><2:

CU-Ir G6
CU-country 
J3 
Fc 
multistate 

G6 bureau
bureau G6
Bq 

 Ns
CZ pay 
gross to CZ
G6 GN
 AF
 journals
 P4
 Bs
 year Eg
reconciling G6

{w-2 Bn
Cz of GX
{w2
=}roe
={t4@
{t4s
{w-2
{w-2s
{w-4

Aq
><7:

}uk G6 Sp
G6  
Q0 levy
Kv B0
}hmrc G6 PN

wage Ab hour G6 AX
attachment of earnings
Fa At Gg
OG deductions
G6 
earnings Ab 
garnishments
overtime UX
}flsa G6
retroactive pay

Aq
><2:

OG Jk
 sick pay
  maternity pay
=}smp
=}ssp

{p45s Ab {p60s
{p45s
{p60s

}rti PN
=}rti
}fps Ab }eps
Dk C9 BD

Dl enrolment

}paye

Ad:

timesheet Bn
C9 cards
 Qr
 Pm
timecards
WQ
timesheets

C9 Ab PV Ao
  PV
WQ Bg
~<1

Ad
><2:

{kronos WQ
{kronos
}ukg {dimensions

{Pn Xg

{tanda

Ad
><n:

G6 AI
{square {G6
{sage 
{sage 50 
{gusto G6
{cascade 
}iris 
}myob 
{Ps{Nj 
{star 
{xero 
{G6 {Aa

}adp
~|1
|2
|6

{paychex

{paylocity

{paycom
~<1

{paycor
~<2

{ceridian {dayforce
{ceridian
{dayforce
~<3

{ulti{DK
{ultimate {AI
=}ukg

Ad
><8:

{bright{pay

{moneysoft

={gusto

{on{pay

{staffology

{key{pay

{GX {hero

{ceridian {powerpay

Ak:

G6 Ak
 Bk DL
=}cpp
=}fpc
=}pcp@
}cipp
Av G6
><16


ten-key
10-key
adding CF

{excel CW Ct

Ad:

{tally }erp
={tally@
{tally{prime
~|p

Ct AI
 NP
 Ao
 D7
WP AI
By 
 Ao
B9 

Dd AY 
=}cch
{caseware Dd
}iris 
{BY{calc 
}vt final 
{sage {final {Dd

B7 Ac AI
{B7 }cs
}cch {B7

}erp Ao
=}erp
Lr IX AD

{Ch {E5
~|r

{silverfin
~|q

{yardi Ct
~|p

{proclaim Dm Dd
={proclaim
~|o

{Dq {Dd
~|n

{pegasus {opera
={opera 3
{opera Dd
~|m

{hyperion
{AK{objects {AD
{essbase
}ibm {AD {CO
=}hfm
{Is{view

{cognos }tm1
 {DW
}tm1
~<1

}BQ }bpc
=}bpc
~<2

{luca{CZ
~<3

{tagetik
~<4

Ad
><f:

{Ps{Nj
=}qb@
=}qbo
{Ps {Nj
~|1
|2

{xero
~|1

{sage 50
={peachtree@
={sage
{simply {Ct

 200
 {Bx 200
}mas  
 90
><g
~<1

 {intacct
{intacct
~<1

 {x3
~<2

 100
}mas90
~<3

 300
{accpac
{timberline
~<4

{free{Bd

{fresh{Nj
~<1

{kash{FS
~<2

}myob
~<3

{zoho {Nj
{clear 
~<4

{DP{edge
~<5

{Ps{file
~<6

{BP{GA {W3
{Dq 
{civica 
}ps 
{O2 
{infor W3
{BP{GA
e-{W3

={lawson@
~<1

{Fu4
{agresso
{Fu 4
~<2

{exact {globe
 {CK
~<3

{acumatica
~<4

{deltek {costpoint
{deltek
{costpoint
~<5

{blackbaud {By {edge
{By  
~<6

{sun{Ao
~<7

{munis
~<8

{aderant
~<9

{elite 3{e
~<a

{ajera
~<b

{Ch{E5
~<c

{pronto }erp
~<d

{iplicit
~<e

}coins }erp
=}coins
{spectrum BA
~<f

{aptean
~<g

}sims }fms
~<h

Ad
><1c:

={digita

=}iris@

{capium

Ad
><1f:

{karbon

{senta

{WP{Aa

{BY{dome

{jetpack {workflow

{bright{Aa

Ad
><1l:

}BQ }erp
=}BQ
~|1
|5
|3

{Fj {W3
 {N9
 {BX
 }ebs
 }erp
 {r12
 {e-{AK {Hb
=}jde

}jd {edwards
{Fj }jde
~<1

{CZ{Hb
{CZ {Hb

{Hb{CO
~<1

{DD {G3
}ms 
{axapta
{G3 365
 }ax
 }sl
{d365

Ad
><6:

}BQ {s/4}hana
 {s4
 {s/4
 }hana
{s4 
{s/4}hana
{s4}hana

 }fico
 }co
 }fi
 {B9

 {AK {E5
  {b1
~<1

}BQ {by{Ag
~<2

Ad
><6:

{G3 }gp
{great {plains

{AK {RK
{G3 }nav
{navision

Ad
><7d:

{black{Bx

{trintech
~<1

{flo{qast
~<2

{E5{stream
~<3

{cadency
~<4

Ak:

{Ps{Nj {DK{BI
 Av
 Ak
{xero 
 Av
 EZ
><7w


Bq Ct Az
  ZI
=}cas@
outsourced Ct
Pt AK 
Hl of I0
write-up AL
><7y

EX Ov
 formations
confirmation IR
OG Nj
 registers

grant Ac Ct
  Mm
 Bk
 K0
 Bs

unclaimed A3
escheatment
escheat
A3 BY MX

AP
><7g
<79:

Av Ba HI
}ca/}cpa
=}cpa
~|1
|3

E8 HI
 WP
=}aca
}aca/}acca
}ca }anz
}cpa {australia
}fcca
}icaew
=}ca Jg

Ak:

}acca
E8 Av HI
><7k
<7d
~|1
<2

}cima
}acma
}cgma
E8 Ac HI
><7l
<8o

Av Ac HI
=}cma@
}cma Ak
 Av
 UY
}us }cma
><7m

Av HP Js
E8 
=}cia@
}cgap
}cia Av
 Ak
 Jg
}iia 
 Cs
}cmiia
}crma
><64

}cisa
Av BD Ao Js
><63

Av Ol Jm
  in By forensics
=}cfe
=}cff@
}acfe
><69

}cipfa
Av D8 By Aa
}cdfm
}cgfm
}cpfo
><7c

}cicm Cs
=}cce@
}acicm
}cccm
}cicm
}mcicm
}nacm
E8 OI of FB Ac
><97

Ak
><8e:

}aat
}maat
KR of Ct technicians

}icb ZI Cs
=}iab
=}icb
}aipb
Av bookkeeper
Av Ba 

Aq:

Jg by A5
=}qbe@

Ba Ct
{big 4
 {four
}cpa firm
E2 
WP B7
E8 
Ct firm A5
B7  
 MH

Yy
creditors voluntary liquidation
=}ips
}cpi Cs
}cv{ls
}jieb
}si{ps@@
C2 Ej

Aq
><1:

bankruptcy

}iva
Lq voluntary UQ

liquidations@

	> ZI

bookkeeper
ZI Aj
 AS
QK 

Dd payable AS
 IT
 HI
 AG
}ap  
Kt QK 
 DW
 AS
bought 
payables  
}ap 
disbursement 
{p2{p An
UB 
Yc B9 Aj

S8 IT
 AS

Dd payable Aa
 AR
 AN
Kt QK  
Al 
 Aa
Kt 
Yc B9  
K0  
}ap 
}ar 
Dd receivable 
 AN
}ar  
K0 
}ap 
 AR
 A7 BT

Dd receivable AS
 HI
 AG
Al QK  
 AS
 DW
}ar An
FH D7 
  ZJ Aj
  PS AS
}ar  
receivables 
FH posting 
  allocator
 DT Ae
}ar  

Dd Aj
Ct 
 Ae
 Ai
 As
B9 
 AG
Dd 
Ct 
 Eq
 Ah
 EA
 At Ae
  AA
 AS
Kt Ab Al QK 
Dd Ah
 AS
 JA
 EA
 Iy
B9 
 AS
 Ah
J2 
E2 Eq
fiscal Ai
 AS
 Aj
Qh 
B9 
 AA
 At Ah
JA HI
EA 

 semi G8
semi G8 HI

A6 RL
RL A6

K0 Ae
invoicing 
S8 As
A6 biller
F5 DW
K0 AG
 AS

Ct AS Ab FU
Dd FU
B9 
 EM

> FB-Ab-Ou

FB DW
 AS
 As
 AF AG
 AS
 AN
  Ae
Ej 
Hf U7 
Ou  
 AN
 BI
 An
 AA
 Aa
 Ah
 BV
 Bd
 AS
 As
 A7 BT
T8@
debt Ej Ah
 Bd
ES  
skip tracer

 Aa
FB AF 

> G6

G6 AG
G6 bureau 
  HI
 AS
 Bq Ae
G6 Jb  
  AE
 DW
 DL
 IT
 Ab Gd AG
timekeeper
WQ AS

 Aa
 Am Aa
  bureau Aa
  Ax
 AR
 AN
 A7 BT
Be of G6

> Ct

HI
+Ab bookkeeper
=}cpa
Fl An
Ct 
 G8
Dd 
A3 Dd Aj
Pt AK HI
}sec Bs Aa
BN Ct  
Bq 
 Ae

}sox An

Ac HI
divisional 
AK 
Bo 
Cb 
Ac Bs 
margin An
G8 B9 AK FA
BE 
BM DW

BE 
 B9 An
 Aa

B9 AK FA
  FA

By HI
Fc 
By Bs 
OG 
 Aa
MP 
By 
 An
{r2{r  
 HI
K9 to Mt 

}sec Bs 

E9 HI
E9 By 
E9 Bs  
 Aa
consolidation  
E9 B9 

R5 
R5 Ab GD 
SF B9 Aa
fiscal An
D8 N7 
R5 By  
  B9 Ah
Bm 
fiscal Ae
grant Ct 

N7 An
 Aa

Ct Ao 
By 
 Aa
B9 
 AG
 An
 HI
}erp  
 B9 AE
}BQ }fico  
B9 Oq Aa
  Ar An
  Bp An

> Ct-CH

Ct Aa
 AN
 Ax
 AR
 A7 AR
  Am Aa
B9 Ab 
B9  
divisional B9  
BM 
Aj 
interim 
fiscal  
}gl 
Dd 
 AN
B9 
 AR
 A7 BT
Dd 
  A4 Aa
C5 QK  
fiscal Az  
  Ah
CR Ct 
Aj DW
Aj By 
Be of Ct

B9 
By 
Be of B9

By DW
comptroller
DW@

B9 Ax
By 
Pn CR By Ah
=}fd
fractional }cfo

CR By Ah
CR B9  
=}cfo
}vp B9
vice P5 of 
B9 }vp

WP FA
 B7 FA
}cpa  
Ct B7 Aa

> E2

Js
Dd Ab E2 Aa
IU AA
 Aa
 G8
E2 semi 
E2  
 Aj
 GI
 AN
 BK
 JA
 in charge

E2 Aa
 Ax
 FA

HP Js
 E2 AE
 AN
 Ax
 Aa
}sox  
HP AF 
 Ae
Ol Js
HH 
Bk 
C2 
B3 
}sox 
 Bk An
CR E2 AM
Be of HP E2

}it 
Ch 
BD Ao 
}it E2 AA
 Aa

L8 HI
FL At 
Ol Jm
By HF
L8 Js
 Ct AA
 Aa

Yy AG
Yy Dm 
  AN
 G8
 DL
 Aa
}iva Dm 
bankruptcy An
restructuring HI
 NO AA

> BY

BY HI
 AE
 Eq
 semi G8
BY  
 NA Ae
BY  
BY Bk 
 An
BY  
 Bh
 AS
 BK
 preparer
BY return 

Jl GL An

enrolled Bd

BY Jm
 T8
 Cu
 Ah
F5 Bd

}vat HI
Al Ab use BY 
}vat AE

BY Aa
BY Bs 
}vat  
BY Bk 
Jl GL  
BY G8  
  Ax
 AN
 FA
}vp of BY
Be 

	Q7	
Kg AY
grain 
row crops
Qt 
agronomic 
cultivating 
arable 
 Mn
Kg Rp
 Ac

RA Ab harvesting
Kg  
FT 
harvest Am
RA crops
harvesting 
~<1

fruit Ab vegetable RM
apple RM
berry 
fruit 
O3 
vegetable 
asparagus HS
~<1

U8
watering crops
YT Ao

Kg B6
Pu Ic
~|1

U9 pest Ac
pest Ab We  
=}ipm@
biological pest AF
BM We Nt

fertiliser DT
fertigation
fertilising
fertilizers

soil Dv
 Ac

Va Qt
 Ac
 Am
 AY
 Wf AF

Qu AY
BM 
 Qu
YU 
Ke 
Qu Cb
seedlings

cannabis ZK
hemp 
{metrc
cannabis Qt
 Bn
 RB

viticulture
canopy Ac
vineyard 
 Am
 AL
grape Qt
 harvesting
vine pruning

winemaking
fermentation cellar
wine AY
winery Am

orchard Ac
 AL
citrus Qt
fruit 
 AY
 Ke pruning
top fruit

Dn-harvest Bl
packhouse Am
Mo shed

beekeeping
apiary Ac
hive 
bee Qr
apiculture
honey AY

mushroom Qt
 ZK
 harvesting
 RM

Aq:

agronomy
Kg Ce
seed A8
agronomic Gv
 Bm

organic Mn
 AY
 Ak
 Q7
Cx T9 
TS  
 Mn
biodynamic 
agroecology
EO gardening
permaculture

Ad:

YV Q7
 ag
 Mn
{Wf {B4{view
}gps Qg tractors
{trimble {ag
H6 Ch
agtech
Dl-steer
variable rate DT
yield JY


CG Rp
 Ce
stockmanship
Lu Mn
 Bl
 Rp
 Ay
 Ac
 AY
CG 

 Wg
 diets
fed Qv
watering 
feed Oa
 rations
Wg Lu
Oa feed
~<1

artificial insemination

hoof RB
foot 
farriery
hoof Ay
horse shoeing
shoeing horses

CG A0 OC
 BJ
administering CG Ls
Lu A0
medicating Qv

Lu Cz
CG 
flock 
breeding 
CG A0 
{dairy{comp
{uniform {agri

 Fe
 haulage
CG Fe BZ
R6 S9
hauling Lu
transporting Qv

fish Mn
oyster 
shrimp 
fish A0
 Wg
 Uq
 Mp
Uq fish
sea cages
trout En

BE fishing
deckhand 
lobster 
longline 
fishing Wh
fish gutting
 Bn
seafood 

meat Bn
UE 
boning
evisceration
slaughterhouse
slaughtering
abattoir
carcass C0
meat 
 BM
 Mp
 JZ
 Mo
deboning

AC
><a:

dairy Mn
 cows
 AY
 R6
{lely robots

beef R6 
  AY
 R6
cow-calf Am
feedlot
suckler cows

sheep Mn
goat 
flock Ac
sheep Bl
shepherding
El sheepdogs

pig 
hog 
 AY
swine 
 Ac
pig Rp
 Fu

UE 
chicken 
turkey 
broiler AY
UE 
 Rp
 Ac

calving
birthing Lu
calf Ay
 raising
 rearing
Wg calves

Aq:

CG OJ
pet 
equine 
ruminant 
Lu 
ration MG
feed 

biosecurity
bio-AH

{red {RN IU
En  
}globalgap
{J3{g.{a.{p.
}leaf {marque
{primus}gfs
{O3 {AQ {rule
}fsma O3
}rspca {assured
{red {RN
good H6 OH


En G0 Cj
  Bi
 L9
 implements
 G0
H6 
telehandler En

 AT
 BB
  NE
{Dm }ih
{claas
{fendt
{john {deere
{massey {ferguson
{Eh {holland

}atv Eb
 Cj
 AP
quad bike
=}utv
{lantra }atv
all-terrain A9
side-by-side 

fencing BB
 Cg
Bf fences
fence Bf
 AT
 posts
Cb fencing
H6 

barn Dw
litter box 
barn AT
Dw barns
 pens
manure I1

En Ac
ranch 
H6 
En Mm
 AD
 Am
 Ei

 Tq
H6 
 AL
En 
 A5
 AT
 D1
Mn MH

H6 Al
 Bi Al
feed  
seed 
agrochemical 
En F8

 Ua
 NO
 BF
Ua Az
=4-{h
=}ffa
VL farmers
cooperative Ua
farmer HQ
 ET

AC
><9:

RN Cj
tractors@

combine YW 
combine  
 YW
 Eb
grain hauling

Ad:

En AI
 Cz
Pu 
{agworld
{En{Dj
{gatekeeper En
{granular 
{greenlight {grower
{muddy {boots

Aq:

H6 subsidies
=}usda
{countryside {stewardship
{D6 {Fv {Ac
{En {Ap {Ee
{Nk {Ml {R4
}nrcs
{TS {Mn {incentive
Kg B0
D6 stewardship
En R5

Ak:

H6 B2
 economics
 Ce
B2 in CG 
  Zu
 agronomy
{b{sc Q7
}hnd 
{BC 3 
Q7 B2
 Ec

}pa1 Ab }pa2 VM Yl
=}pa1@
=}pa2@
}nptc VM
}pa6{a
{n{ro}so
}pa1 }pa2
}pa1/}pa6
}pa6 BZ
VM 
><1n

Av Kg EZ
  Bh agronomist
=}cca Kg@
=}pca BS@
pest AF EZ
><1a

AP:

pesticide applicator AP
  BS
applicator's 
Av pesticide applicator
BE 
><1q


gardening
Tp AT
gardener A5

Yq@@
P6 U8
 Ez
 AL
 KY
 Ay
 AT
 A5
 BA
 Cg
~<1

P6 Ag
{vectorworks {landmark
Tr CC

grounds AT
cemetery 
park 
turf 
grounds Qr
groundskeeping
~<3

BM pruning
prune shrubs
 trees
pruning@
Ke RB

snow I1
 ploughing
 shoveling
 Ab ice AF
salting walkways

F0 BM Ay
houseplants  
interiorscape

pest AF
insect 
mosquito 
MQ 
}bpca
exterminating
extermination
pest C0
 Ac

MQ Ac
fisheries 
MQ trapping
hunting guiding
pheasant rearing
trapping Qv

Aq:

Zu
botanical gardens
}rhs Cs
 {BC 2
 3
horticultural
horticulturist A5
BM Ay
 A0

BM Nt
weed 
Ts plants
BM }id
 Aq
 IV
~<1

Ad:

mower Cj
backpack blower
blowers Ab trimmers
hedge  
 cutters
brush 
lawn Bi
mowers
><a


chainsaw 
}cs31
I7 saw
 saws
}cs30
chainsaw
operate chainsaws

Ke felling
Mu 
dismantling trees
falling Mu
stump I1
Ke 
windblow L5
Ke 
 HS
><1

arboriculture
}qtra
}ua1
urban VN
arboricultural
Ke Ay
 FX
 WG Gg
  AL
 Vq Gs
~|6

Ke RA
 establishment
afforestation
RA trees
 saplings
reforestation
woodland MR
~|5

Mu cruising
 GV
 FX
R7 
 mensuration
log scaling
>|4

wildland Cr Ac
  Cr
 Zv
{s-130/{s-190
{s-212
fuels KU
wildfire U7
 Ey
 WR

countryside Ac
 ranger
campground AT
country parks
nature reserve Ac
park  
 Am
 rangers
In of way

Aq:

VN
agroforestry
R7 A0
 Ac
woodland 
 PI
R7 ecology
 Am
Mu 

Ak:

}isa Av arborist
  Ak
 arborist
Ge 
Av 
=}traq
{Fc {Wi of {arboriculture
Ke B3 BH Cs
><8

Ad:

VN G0
 YW
 mulcher
 Bi
O4 
 trucks
delimber
feller buncher
forwarder@
skidder
Mu Le


CG Ay
 caretaking
 Ac
 BJ
 P7
A5 DS Qv
El 
love of  
pet Ay
 Bl

JO N0
CG 
GA R8 
>|2y

 anaesthesia
induce 
CG anesthesia

 radiography
CG 
JO {x-rays
 ultrasound
 radiology
 J0
radiographs

 dentistry
CG 
equine 
F9 prophys

 DC AL
  pathology
 UZ
}idexx
cystocentesis
fecal floatation
necropsy
snap Pv
urinalysis

JO Bq H5
  YX
puppy Sk

JO KV
vet 

sowing
OS seed
RA seeds
seeding fields
transplanting seedlings
~<2w

weed AF
 VM
 Ac
herbicides
~<2u

pesticide DT
fungicides
insecticides
Kg VM
pesticides
VM chemicals
><2v

Kg scouting
B4 
pest 
Kg walking
~<2v

nutrient Ac
Kg OJ
soil fertility
~<2v

manure spreading
muck 
slurry 
~<2w

ploughing
cultivating soil
harrowing@
seedbed Dv
tillage
~<2w

B4 Tt
Kg Bm 
KH plots
~<2m

hydroponics
vertical Mn
aquaponics
OD FV Q7
~<2x

polytunnels
glasshouse
protected cropping
~<2y

BM propagation
budding Ab grafting
cuttings^@@
grafting plants
propagation@
seed sowing
~<2y

potting plants
 up
potting^@@
~<2z

beer brewing
cider DH
brewery Am
brewing@
mashing@

distilling
distillery Am
spirits AY

grain Bl
 cart
 drying
 LC
 elevator Am
~<2x

O3 Mo
fruit 
Mp O3
Mo 
O3 Wj
~<2y

milking cows
milking^@
rotary parlour
><2f

herd Ac
 A0
 Cz
><2r

R6 Bl
 Ac
 AL
herding R6
Tu Lu
~<2g

ranching
~<2h

farrowing
piglets
sow Ac
><2g

egg AY
 FK
layers Fu
QN hens
><2g

Uq Am
chick Bl
~<2h

Lu vaccination
CG 
dosing Lu
drenching@@
worming@
><2t

ear tagging
castrating
R6 passports
dehorning
Lu Nt
movement Cz
~<2t

CG breeding
Lu 
embryo Jl
heat JQ
herd fertility
~<2x

grazing Ac
grassland 
pasture 
rotational grazing

silage DH
forage YW
silage
clamp UF
~<24

hay baling
 DH
balers
baling
haymaking
~<25

En Bi BB
Jh tractors
><2g

Pt EE BB
lawnmower  

hedge QN
dry stone walling
hedgelaying
~<2g

mucking out
Dw stables
 stalls
stall Dw
~<2g

Dw CG enclosures
Dw  
 cages
 kennels
cage Dw
kennel 
~<2h

Lu auctions
 AZ
R6 auctions
~<2f

grain KO
commodity 
grain AZ
 Jt
~<2g

rural Aw
farmer M8
 AO
smallholder farmers
~<2g

hedge RB
RB bushes
 hedges
 shrubs
~<1y

deer Ac
H0 
 Qr
gamekeeping
}dsc1
deer stalking
~<1v

MQ Or
 Ay
~<1w

Mu O4
 harvesting
log M9
 skidding
O4^@@
~<1i

vegetation Ac
 L5
Fv clearing
right-of-way 
brush 
 I1

prescribed burning
 Cr
burn CC
OD burns
><1n

trail AT
footpath 
path 
trail AL
 BA
 clearing
 Bf
~<1n

nature Q1
D6 
interpretive walks
 Ea
~<1o

CG enrichment
~|h

puppy AO
obedience 
dog obedience
puppy RO
>|n

dog bathing
pet 
de-shedding
>|d

CG NQ
rehoming
Wk Qv
pet adoptions
~|d

 AF
 cruelty Ll
dog warden D1
stray Qv
~|c

reptile Ay
reptiles
exotic Qv
~|c

aquarium AT
 Qr
aquarist D1
~|b

horse riding
horseback 
exercising horses
riding 
schooling 
~|b

spay Ab neuter
neutering
><1o

anaesthetic BJ
anesthesia 
BJ anesthesia
~<1o

parasitology
faecal A8
fecal Au
 exams
heartworm Pv
~<1m

pet Lf BF
Bq  
pet owners
 parents
~<1m

nervous Qv
Bl difficult 
anxious dogs
~|2

AC
><1u:

dog Bl
 F1
 Ei
 Ay
Tv 

pet VO
CG 
dog 
 clipping
 Qw
FT YY
nail RB

CG KF
 Wk
}rspca
euthanasia@
humane Wi
Wk Hm
trap-neuter-return

zoo Qr
 BF
}biaza
}dmzaa
falconry
QO talks
}aza B1
bird Ay
enclosure AT
zookeeping

equine Ay
 EY
 B2
 Rp
 Ac
equestrian
horses
lungeing
stable yard

JO CP
 E7
 Ch
 Ay
CG CP
vet 

CG Bl
 Xh
restrain Qv

pet sitting
 SX
dog 

cat Ay
feline 
cattery

AC
><9:

dog AO
CG 
Tv 
clicker 
=}cpdt
}apdt
}cpdt-}ka
CG behaviourist
dog agility
 MS modification

 walking
exercising dogs

 Wl
doggy 
dog day Ay

kennel AL
kennels

AC
><3y:

lambing ewes
lambing@

sheep shearing
shearing@@

AC
><35:

weeding

RA flowers
 beds
flower 
SY RA
bedding plants

AC
><35:

lawn Ay
 AT
 Gc
HS grass
grass HS

strimming
brushcutter
edging lawns
strimmers
string trimmers
 RB
weed eaters
 eating

leaf blowing
 blower
 I1

AC
><3b:

mulching
QN sod
sod Cg
turf QN

hard Yq
KI patios
paving 
hardscape Cg

GA 
RA RP

AC
><39:

termite Gc
bed bug 
fumigation
termite C0
 AF

rodent AF
vermin 
bait stations
rodenticides

AC
><32:

Ke Ur
climb trees
}cs39
aerial KF
}cs38

 Gs
 Jd
 B3 BH
}bs5837
}bs 5837

 UG

AC
><v:

stable Ac
 D1
 AL
barn chores

horse VO
VO horses
plaiting
tacking up

foaling
breeding horses
horse breeding
stud AL

Aq:

JO Hm
 SG
CG 
 OC
mixed B7
JO 
 Az
 HP Hm
CG  

soil A0
Kg rotation
no-till
cover crops
regenerative Q7
~<5i

BM breeding
seed AY
 Ch
variety Tt
~<58

agribusiness
H6 AK
~<4d

silviculture
R7 AD
Mu Ac
woodland Ac CC
><39

CG HO
dog 
Tv 

 Ju
CG A0 Ab 
{five {freedoms

racehorses
riding AL
thoroughbred
racing yard
~<17

Aq
><8:

Pt CG Hm
Tv  
feline 
Pt Qv

large 
bovine  

equine Hm
horse 
equine B7

Ad:

JO B7 AI
{ZL  
{avimark
{ZL@
{digitail
}idexx {neo
 {ZL
{impromed
{merlin vet
{provet {BX
{robo{vet
{rx{Dj
{vet{spire
ezy{vet

wood chipper
operate chippers
chipper@
woodchipper
~<3p

AP:

JO AP
}mrcvs
}navle
Ge veterinarian
}usda Rd 
}rcvs
><g
|3

EK JO Ai
Av 
=}cvt@
=}lvt@
=}rvn@
=}rvt@
=}vtne
EK JO CV
JO Ai BS
><1g

Ak:

JO B2
{b{vet{med
=}dvm
=}vmd@
}bvms
}bv{sc
LG of JO Hm
><j

 CP Ec
  Ch B2
Ec in JO CP
><1j

suitably Jg FC CG Ub
=}rama@
=}sqp@
}amtra
}sqp Cs

{fear {free Ak
  {free
low Na Bl
><3l

pet D3 aid
CG 
Tv }cpr
pet 

}basis BZ
=}basis@
}facts Cs
 Jg
><68

	> Mn

En AJ
Kg 
harvest 
H6 
 laborer
En 
 Iy
 Aj
 BW
 Eq
 FT
 DA DI
farmhand
farmworker

farmer
rancher
smallholder

RN Ci
 AU
En Bi 
H6 
  L1
 G0 AU
En 
sprayer  
combine 
 Ci

fruit Tw
mushroom 
berry 
SY 
Kg 
vegetable 
O3 
 packer
fruit 
 YW
YW fruit
packhouse BW

grower

> En-Ac

En Aa
H6 
 Am Aa
En 
arable  
harvest 
orchard 
Kg 
Qt 
ranch 
 K1
En 
 AN
harvest 

UE En 
broiler 
UE  

> Lu

dairy En AJ
dairy  
 Aa
calf rearer
dairyman
herdswoman

Lu AJ
 AN
 IF
 Aa
R6 
swine 
pig Fu 
egg T8
stockman
CG Rp AJ
R6  
feedlot 
Uq 
UE 
 Ai
 En AJ

beekeeper
apiarist

ranch FT
 AJ
R6 FT
cowboy
pen rider

shepherd
sheep farmer
 shearer

milker
dairy FT
milking Ai

herd Aa
herdsperson
herdsman

swine Ai
farrowing 
pig En AJ
pig Fu  

> aquaculture-Ab-fishing

fish farmer
 Uq Aa
  En BW
aquaculturist
fisheries observer
 Ai
 Ah

BE fisherman
fishing DA DI

> Bj-Bn

meat BM BW
  packer
 IT
fish 
UE 
abattoir AJ
meat Bn 
fish filleter
slaughterer
slaughterman
trimmer meat

cheesemaker
cheese Hc
 AY BW
Aj cheesemaker

meat Cu
meat JZ 
RC auxiliary

> agronomy

agronomist
B4 Tt Ah
H6  
 BI
 Cu
 Bm Ai
  CT
 Ae
Q7 
seed 
agronomy Aa
weed CT
Kg 
 scout
rural EZ

H6 Al BV
feed 
seed 
agronomy 
 Aa
H6 DP  
  Al Ae
En 
dairy 
Kg inputs Ow
Lu auctioneer
area Al agronomist

Kg AE
 EZ
 Ae

H6 
 EZ
En 
 AE

 Ua Ah
Q7  
Ua 
 Bd
 Lw

BM breeder
 pathologist
 CT
seed An

grain WH
 trader
 HX
Lu 

> H6-AB

H6 Fo
 D2
 Ai Fo
En  
 Bi Ai
lawn 
groundcare  
Fv-Di Af

> Zu

horticulturist
Aj grower
cannabis 
 trimmer
ZK Ai
BM Ay 
Qu  
 AJ
horticultural 
 Aa
horticulturalist
Zu Ae
BM 
 Qu Aj
Va AN

gardener
Tr Aj
 AT AJ

landscaper
P6 DA DI
  L1
 DO
 AT AN
 Ai
 AJ
lawn 
lawn Ay  
P6 BA  
  BW
 A7 BT
  AY Aa
  A1 Aa
  Ai
 laborer
 DP Aa
mower AU

groundskeeper
groundsperson
groundworker parks
parks AJ
cemetery 
parks AT 
grounds 
 AN
 Ai
 BW
grounds  
 K1
 Aa
 Dc
 AN
 Ai
 DA DI
groundsman
grave digger
park QO

Va AJ
 Aj
glasshouse AJ

Qu grower
 Ai plants
nurseryman
propagator

Va Aa
 grower
ZK Aa
Zu 

Be gardener
CJ 
G8 

P6 AN
 K1
 Aa
 DA BT

Tr Bz

U8 Ai
 Ae
 DO

lawn Ay 
lawn  
 mower AU

> wine-Ab-brewing

winemaker
cellarman brewery
winery Aj
brewery 
 AU
brewhouse 
cellar FT
 Ca
vintner

brewer
brewery AJ
brewing Ai
brewmaster

distiller
distillery AU

vineyard Aa
 AN
viticulturist

> VN

forester
silviculturist
R7 ranger
 ecologist
 Af
 Aa
woodland 
VN 
 AE
 A1 Aa
  E4
 AN
R7 

VN AJ
 BW
 L1
 CF AU
O4 Bi  
chainsaw  
log Fs 
brush Tx
R7 AJ
woodland 
Mu faller
sawyer VN
Ke planter

arborist
arboriculturist
groundie
AR climber
Ke 
 surgeon
 Ay Ae
 AJ
Ke  
Ke Ap 
  groundsman
 K1
 trimmer
 DA BT
arboricultural G4

R7 Ai
VN 
R7 FX 
Mu cruiser

logger@
FT faller
O4 AJ
lumberjack
Mu feller

forwarder AU
skidder 
feller buncher 

Ke Ah
arboricultural 
 AE
Ke Cu

wildland TT
hotshot DA DI

> countryside-Ab-MQ

park ranger
CJ 
MQ 
 Ac Ae
  AF Ah
  Ah
reserves 
countryside 
 Aa
 ranger
PI 
 AJ
park Pw
 Lm
 warden
reserve 
 Aa
trail DA BT
 DI

pest AF Ai
 AU
 G4
 Aa
 Ae
  DW
 Ac Ai
pest  
fumigation 
termite 
 Cu
fumigator
rodent AF Ah
exterminator

gamekeeper
deer Aa
H0 warden

naturalist
interpretive ranger
park Sq

> JO

veterinarian
locum vet
equine 
En 
GI 
large CG 
mixed 
vet@
JO LG
 SH
 pathologist
 Eq
 Ah
 surgeon
 Bb Ah

JO Ai
 HG
 CV
 N0 Ai
CG A0  
=}rvn@
vet Fw
 CV

 Aj
 E4
 kennel Aj
  CP Aj
CG 
vet  
CG Ay 
JO 
CG Hn  
 FU

 FU
vet 

 B7 Aa
  A4 Aa
  Hn Aa

> CG-Ay

dog groomer
CG 
cat 
pet 
 bather
dog 
 Mq
pet 
bather pets
VO Aj
 Lg AA
 Aa

kennel Aj
cattery 
Tv Ay 
pet 
 Ai
 AA
pet EH  
  Ty Dc
 Aa
kennel  
 FT
 Ca
 BK
 AN
 Dc
doggie Wl 
Tv Ds
dog nanny

dog FN
Cq mammal 
pet  
Tv 
 behaviourist
dog 
 HO AE
pet HO counsellor
CG behaviorist
 FN
puppy 
 AO AN

CG Ay AJ
 AA
 Dc
 Ae
 AN
 Ai
 Aa
pet Bw  
}rspca Cu
CG Ju 
 Aj
CG Wk  
  Dc
 carer
 caretaker
 FK Ah
CG Az  
aquarium QO
QO zoo
MQ rehabilitator
 carer

horse groom
 groomer
groom equine
barn FT
 Aa
stable 
equine yard 
  Aj
 groom
competition 
Be 
show 
stud 
racing 
stable 
 AJ
 FT
 lad
stablehand

zookeeper@
CG curator
 QO
zoo 
aquarist

CG Wk AJ
 Aa
  NQ Fn
rehoming Aj

CG AF Ah
CG KF  
humane  
CG Ju 
dog warden

dog walker
 Wl Dc
pet sitter

farrier
hoof trimmer
horseshoer

horse FN
racehorse 
F1 rider

	DX	
A9 BB
D5 
Dl 
DX 
 NE
 Ap

 Jh
D5 
DX AT
A9 
~<1

oil Qx
fluid 
 top-off
 Gu
 levels
lube
lubrication Ap
top off fluids
filter Ox
><1

tyre Gt
puncture BB
tyres
wheel P4

timing belt Ox
  belts
 I7
cam belt
cambelt
>|w

drivetrain
differentials@@
LO FE
driveline
~|w

clutch Ox
clutches
~|v

DX CS
Dl 
 electrics
A9 
 KG
 CS Ao
}can bus SG
alternators
starter motors
KG RD

D5 Du Os
DX 
  }ac
{a/{c BB@
 Ao@
Du con regas

fuel Ao
 injectors
 Xi
QP 
carburetors
injector Ox

Xj BB
 Ao
}def 
=}dpf
}egr valves
emission AF

aftertreatment
QP particulate filter
}dpf Dw
~<1

Xj A8
smog Ha
 C0
~<2

QP BB
 AT
 NE
 Ch
 engines
{caterpillar 
{cummins
{detroit {QP
{paccar
It H1 QP
Px 

It A9 
BE 
 AT
It 
S9  
}psv 
bus 
}hgv 
 BB
S9 
Fs 
~<e

It Bi BB
 AT
Le BB
YZ 
BM 
 Gt
off-Qy Bi
~<2

H6 G0 BB
  Bi
combine BB
En Bi 
RN  
 AT
~<1

Ma BB
 AT
 Jh
}flt 
IP Fs BB

motorcycle 
 AT
 Jh
}atv BB
motorbike 
powersports 

bicycle 
 Jn
{cytech
bike Bf
 BB
I8 

}rv 
motorhome 
recreational A9 
caravan  
 Jh
}rv Ao

}adas TU
Py 
Ob 
}adas
Kw Ci E7 Ao

A9 AQ C0
Qs K7  
multipoint  
courtesy 
Ir 
BO A9 
Ir 
CU-GO  
K7 }dot 
A9 A0 Ha

Kh A8 L9
  A8
Cl LO

ER-B8 C0
=}pdi
Eh A9 Dv
><2

A9 Ej
 Fe
}aa Oc
roadside Uc
 Ej
Uc 
wrecker
jump starts
Ej A9
tow Fs

towing
tow Fs Cj
~<1

roadside E7
Uc 
roadside BB
~<2

windscreen Ox
windshield 
 BB
windscreen 
chip 
}agsc
Dl glass

A9 accessory Gt
tow bar  
LH start Cg
D5 stereo  
D5 Iu  
telematics  
dash cam 
upfitting
A9 conversions
QQ tinting

Cc R9
EE 
}ecu 
 remapping
dynamometer
dyno
motorsport
race AB

AC
><v:

A9 UZ
DX 
EE 
diagnose Ab BB@@
diagnosing L9
DE UZ@@
fault Ok
TW trouble 
drivability
driveability SG
A9 fault 

brake BB
brakes
rotors Ab pads

wheel SI
{hunter 
EQ Eg 
alignments^@@
Fg^@@
SI CF

steering Ab Yz
  BB
 Ao
Yz 
 BB
ball joints
AF arms
shocks Ab struts
Yz@@

EE BB
 overhaul
 rebuild
 Ao
 Cc
 Ox
gasoline engines
petrol 
Be gasket
HP combustion EE

Ny 
 rebuild
 Ap
LI Ny
automatic 
gearbox BB
 Ox
Jl Dm
Ny@@

exhaust Ao
 Ox
 BB
 Gt
catalytic converters
mufflers

cooling Bg BB
coolant flush
radiator Ox

Ad:

TW scan Dy
  Bi
 scanner
=}obd
}gds2
}obd2
}odis
Cw reader
scan Ad
><9

Ad
><1:

{autel

{techstream

{ford }ids

{texa

{jaltest

Ak:

}epa 609
 F6 609
}mvac Ak
><15

}imi XJ A9 Cs
}ase {l3
}ev Cs
}imi {Fw{GT
>|2

Aq:

hybrid Ab XJ L9
=}bev
=}ev@
={e{vs
=}hev
}ev UZ
 Ch
 BB
XJ L9
hybrid 
Dz RQ batteries

AP:

}mot A8
=}mot
}irtec
><w


Ak:

}ase Ca Ai
  Ca
 {l1
Ca Ai Ak
>|4

DX Ch Ec
  Ch
 BZ
 B2
310{s
310{t
=}uti
{lincoln {Fw

manufacturer BN AO
 Ak
  trained
 Av
}oem AO
Nb 
Mr 

Ak
><1o:

}ase Ak
DX Ap PW
=}ase

J9 A9 }nvq
}ata PH
}nvq It A9
=}imi

Ad:

SZ manuals
Ap 
BB 
KG 
}ts{bs
BN Ap bulletins

 Bi
C6 
Vr lifts
D5 
A9 
 ramps
tire Kx
 changer
torque wrench
two Dn IP

own set of Dy
NE Dy
C4 
own 

Ad
><3:

{all{Ar

{autodata

{DK{La

{identifix


Dl Gn BB
VP Od  
  BB
Gn 
P8 
crash 
dent 
Ka 
 beating
Dl Gn
autobody
Gn C6
 AL
bodywork@

paintless dent I1
 BB
Is  
dent I1
=}pdr
~<1

A9 refinishing
DX 
 Qi
Dl 
A9 
D5 
basecoat clearcoat
masking Ab sanding
My Oa
 Ab prep
refinishing^@@
A9 VM

frame straightening
chassis 
 SI
frame 
 CF
 rack
 BB
unibody 
{D5-{o-{liner
jig AL
jig@@
><3

YY Ab Gt panels
}met AL
I1 Ab refit
strip Ab fit
~<4

A9 Od BH
Dl Fp Od
P8 YX
Od 
 OK
}vda PH

A9 valeting
 Dw
 Xk
Dl 
F0 
D5 
 MY
ceramic UH
Xk^@@
CF Y0
My correction
valeting

DX upholstery
Dl 
D5 
A9 RB

Ak
><8:

{i-}D5 Ak
{i-}D5
}icar
}ase P8

}ata Gn BB PH
}ata }met
 Rd
 }vda
 My
 Ka
 G8 }met
}bs 10125

Ad:

P8 Vb AI
{mitchell Vb
{audatex 
}ccc 
 }E5
{VQ Ac Bg
><7

Ad
><1:

{audatex

}gt {motive

{ultra{mate

{glassmatix

{qapter


A9 Al
Dl 
DX 
Re 
J9 
D5 
D0 cars
 L9

Ap VL
 LO
 Co
BB Gg
DX Ap BI

SZ AF
 Ei
 DY
 Ac
C6 
fixed Am
 ops
Ap lane

DX Lh
A9 
aftermarket 
Dl 
spare 
}oem 
D5 
J9 RR
Lh catalogue
 Ed
 FW
 Nt
 FX
 Al
 Q3
 VR

XK DF Bn
XK  
 DF
 Wm
 AV
DX XK
manufacturer 

DX B9 Ab B0
menu D0
={f&{i
}gap B0
}pcp Ab }hp
D5 B9
DX 
Nb 
A9 
 Ms
B9 Ab B0 IY

A9 Gj Ab EJ
=}afrl@@
}dmv Ud
 EJ
}dvla 
A9 
 titles
tags Ab 
{v5{c
Gj Bn

A9 OK
Dt-in 
 Vc
}cap }hpi
 SE
A9 
{glass's {Pw
{kelley {blue {HZ
{manheim
HA exchanges
Dt TX

DX AR Bl
=}bdc
autotrader leads

A9 Mv
 Ki
D5 
 Mv
LN 
Mv IS
 Ed
 LP

 handover
Eh A9 B8
><a

Ap upselling
}vhc 
Ap X8

A9 dismantling
 depollution
salvage yard
Dl SJ
breaking L9
salvage 
scrap 
Eg of Et 

Aq:

Re Am
Dl Re
D5 
DX 
 Bc
franchised Nb
main 
Re@
J9 Dt

A9 Aq
DX 
 MH
 Ek
HJ aptitude
 Aq
mechanically inclined
passion CW cars

D6 Bl in SZ
Gk oil disposal

Ad:

Nb Ac Bg
=}dms@
elead

Ad
><1:

{pinewood }dms

{Nb{socket

{reynolds Ab {reynolds

}cdk

{kerridge
{keyloop {LO

{dealertrack

{keyloop

{pinnacle }dms

{vin{GE

{autoline

{tekion


A9 Jn
DX 
 AY
A9 
 Do
DX 
D5 
 Jn Bx
=}biw
Gn in white

 AB
DX 
 Ag
EE Aw
A9 
 Ia
 Ix

EE TU
powertrain 
~<1

A9 G3
~<2

chassis AB
 Ag
~<3

powertrain 
powertrain
~<4

A9 A8
crash 
Xj Ak
proving Io
Cl FQ
A9 HK

Eb DU
}cdl 
Eb O5
=}adi@
}adi badge
XL Eb C1
Ci BF
 AO
teach learners
Cd Eb

Ap Hq
 Q4
 KV
Hq L9 in
courtesy cars

Aq:

}fmvss
~<4

}nvh A8
=}nvh
~<5

homologation
type XH
~<6

}iso 26262
}asil
DX HL AQ

G5 in the loop
=}hil
d}Nl
~<1

DX }spice
}aspice
~<2

}ca{noe
}ca{nalyzer
~<3

}can bus
 NR
=}uds
~<4

}autosar
~<5

Qz Ao CW L9
}ev batteries
Qz cells
 QA Ac
  pack
 Ac Bg
lithium ion
XM Qz
~<2k

flat rate C9 Qr
flat rate
Pz sold
flagged Pz

Ad:

Hx {a surfacing AI
Gn surfacing
clay C3

Hx {a surfacing
~<1

}icem {surf
~<2

	> A9-BB

DX Ai
 Iy
 Fw
 Ap Ai
drivability  
Re 
TW 
LP AT 
A9 
Dl  
LP 
express 
Ca 
A9 
Ny 
{b 
Px Bx 
SZ  
Dl BB 
  Fw
EE K2
Fo

lube 
Ps Ap 
C5 
SI  
fast fit 
hood  
oil 
oil Fr 
exhaust D2
lube Fw

tyre D2
 Ai
 Ab exhaust D2
tire DO
 changer
 Fw

QP Fo
Fs 
}hgv 
BE A9 
 Ai
It 
 Fo
QP EE  
It H1  
 Ai
medium 
}hgv  
}lgv 
Fs 
QP 
 Fw
}hgv D2

S9 
 Ai

bus 
}psv 
 Ai
Ds 
}pcv 

It Bi 
 Ai
BA 
Ij Bl  
BM  
 D2
Sa Fo
Le 
Bi 
aerial IP 
powered Dq Af

Vr Ai
hose 
Vr Af
 Fo

Ma 
IP Fs 
}flt Af
Ma 
 Fo

H6 
 Af Ai
  Bi Ai
  Ap Ai
  Fo
RN 
En Bi 

motorcycle 
powersports 

Pt EE 
 Fo
golf cart Ai

bicycle Fo
I8 
motorcycle 
bike 
 Ai
I8 
motorbike 

}rv Ai
}rv Ap 
motorhome  
caravan 
 Af

}ev 
hybrid 

}adas 
}adas TU 

Dl LY
A9 
DX 
 CS Ai
Dl 
A9 
XJ A9  

}mot JB
 Ai
}pdi 
A9 C0 
  Jm
 Cu
ER-B8 

smog Ai
smog Ha 
Xj Cu

roadside 
roadside Ej 
Uc  
roadside E7 
  Oc
 Fo
Oc 
A9 Ej AU

tow Fs Ci
Ej  
 Ai
 AU
tow 

A9 dismantler
Dl 
 recycler
D5 breaker
salvage Ai
A9 depolluter

> Gn-Ab-My

Dl Gn Ai
 XN
A9 
 K2
  K2
autobody Ai
Gn BB 
P8 
Gn  
VQ 
P8 
frame 
Gn C6 
  man
S9 Gn D2
VQ Ka beater
coachbuilder

}met Ai
 D2
strip 

}pdr 
dent BB 
}Is 
Is XN

Ka beater
 XN
 Ai

DX Ta
Dl 
VQ 
D5 
Dl Gn 
A9  
 sprayer
 refinish Ai
My  
My prep 
  preparer
prepper@
refinisher

windscreen Ai
windshield 
QQ tint 
Dl glass  
 DO
QQ tinter
windscreen D2

A9 valeter
 washer
 Dv Ai
lot  
reconditioning 
detail 
D5 O6
A9 
 Ap Dc
lot  
D5 wash 
 Aa
 AA
  prep
 washer
LP 
Re QR
Ap 
lot 
detailer@
valeter

 Od Ho
  Vs
Dl 
Dl Od 
 adjuster
  Gn estimator
P8  
VQ 
Gn C6 
=}vda
estimator VQ

> Ap-Ac

Gn C6 Aa
VQ AN
 Aa
P8 
 FP Aa

Ap BI
 lane BI
aftersales  
VQ 
Ap LO 
  RL
 JJ
 A7 BI
  Ip
 AE
 Hq BI
Aj Ap Aa

XK AG
 AS

DX Ap Aa
  SZ Aa
A9 
garage  
Ap 
}mot 
aftersales 
Dl C6 
fast fit  
fixed Am  
 Ax
Ap  
 FW Aa
tire Bw  
LP AT  
 AN
C6 K1

SZ Aa
 DW
 AN
 K1

> Lh

Lh BI
Lh Al 
 AM
 BV
 Ae
  AG
 Ow
 AS
 AE
 Sq
 Bh
 Ed FC

 Ci
Lh B8 

 Aa
Lh FW 
Lh Al  
  Ax
 AN

> A9-Al

D5 Al AM
DX 
 Bh
 AA
 AE
Dl 
D5 
Re 
}rv 
A9 
 AM
J9 
motorcycle 
Fs 
van 
}bdc BV
Dl Al 
DX 
  A2 Ae
Dl Ow
A9 
D5 
 salesman
 Al FC
A2 genius

A9 HX
D5 

DX Al Aa
D5 
Re 
Dl 
DX Da  
  C5 Aa
Re 
  Aa
}bdc 
Eh D5 
used 
Nb P9

B9 Ab B0 Aa
Re B9 Aa
DX 
  AK Aa
{f&{i  
 JS
 Ae

Gj AS
}dmv 
Re Ct 
  AG
Eh D5 
A9  
 Ef Aj
DX A4 Aa
  biller
D5 

D5 Mv Bd
 Aa
Nc 
Ki DW
Ki Da 
D5 Ki Bd
Mv Ed  
  D5 Bd
  BV
 Bd
 Al AA
 Bd

> DX-AB

DX Af
A9 Cl Ai

dyno Ai
Cl HB 

powertrain Af
 TU Af
DX Ag  
  Ao Af
  Cl Af
A9 
}hil 
}adas  
homologation 
crash 
motorsport 
race 
chassis 
A9 
A9 G3 
}nvh  
A9 Ia 
EE Cl Ai

Qz 
}ev 
A9 Aw 
Qz Ao  
Qz Cl  

> Eb-DU

XL Eb C1
Fs 
}adi  
}cdl 
}hgv 
behind-the-wheel 
Ci AO 
Eb BL  
  Jm
Ci FN

DX FN
 C1
Dl NE 
DX Ch  
J9 A9 tutor
A9 BN FN

> AY

A9 Y1
DX 
 AY AJ
  Jn AJ
D5 
A9 AY BW

	DZ	
DQ Am
BR 
flying 
DQ ops

 DU
simulator 
{HA 141
 61
DQ U0
 AO
 BL
Io 

DA IX Ac
cockpit 
threat Ab error  
CU-DA cooperation

DQ AD
fuel 
DQ LQ 
={lido
{fore{DQ
{jeppesen

YA flying
 Oe
 Am
MP Hh 
MT YA
rotary wing
rotorcraft

}hems
~<1

night Nd goggles
~<2

night flying
}vfr 
night Oe
 }vfr

drone piloting
 Cj
 flying
=}uas
=}uav
}dji drones
}rpas
unmanned aerial Ao
  BR Ao

Aq:

Kb in Tb C9
  Tb
=}pic@
}pic C9
Tb 
Jv Pz
>|1

DQ Pz
 C9
CU-EE 
jet 
J8 country 
RS  
 }pic
flying Pz
logged 
Pz on type
total Pz flown

}faa Db
Qs DZ 
 AV
14 }cfr
=}faa
{HA 121
 135
 91

}easa 
}casa 
{Fe {canada 
}caa  
E3 DZ 
 Ue
}easa
}icao
}uk }caa

RT Am
}fbo 
=}fbo@
AK DZ
C5 
C2 
AM 
fractional Rq
}vip flights
on-La RT

LR flying
freighter Am
Du LR 
night I2

DZ meteorology
 weather
=}taf
}metar

AP:

BE Kb AP
  Kb
 CU-EE Fv
=}cpl@
}easa }cpl
frozen }atpl
>|2

IG Fe 
  Kb
=}atp BZ
=}atp@
=}atpl
}atp-}ctp
{r-}atp
unrestricted }atp
restricted 
><1
|2

Fi Kb AP
  Kb
=}ppl@

MI Oe
 airplane
 DQ J6
=}meir
}ifr flying

CU-EE 
=}mep 
CU-EE
twin EE
}amel

type 
{a320 rated

Av DQ C1
type Oe  
=}cfi@
=}mei@
=}tre@
=}tri@
}cfii
}fi Oe
DQ C1 
 BZ
 AP
><n

D3 Hx Bb
Of 
}faa  
DZ 
Hx 1 

{HA 107 BZ
LH Kb  
 AP
drone  
=}gvc
{HA 107
{pf}co
{a2 {cof{c
><i

Ad:

glass cockpit
=}efb@
=}fms@
}efis
Id DQ bag
DQ Ac Bg

{garmin {g1000
{g1000
><1

DQ simulators
 MJ


cabin Ap
galley 
inflight 
onboard 
in-DQ 
 AW Ap

 AQ
 DA attestation
=}sep@
BR YB
 EV E6
ditching^@@
EV E6@
in-DQ ZM
AQ demonstrations

onboard Al
inflight 
in-DQ 
buy on DR
H1 free

OL Ap
 Bl
 Ay
 E7
}prm 
passengers DS reduced SW
IG AW Ap
GM 
P3 passengers
unaccompanied minors

IG Ha-in
GM 
OL 
IG Uf
SX passengers
Ha-in Ab SX
gate  
 Am
 announcements
><1

UI Bl
luggage 
{world{tracer
UI DF
 O7
 Az
 Ao
 Wc
O7 UI
lost luggage

Ad:

IG reservation Ao
J3 Go  
=}gds
departure AF Bg

Ad
><1:

{amadeus

{sabre

{galileo }gds
{apollo 

{navitaire

{worldspan

{travelport


ramp Am
apron 
airside 
BR O7
 turnaround
Io Bl
ramp 
 AL
airfield ramp
turnaround CN
turnarounds@@

BR marshalling
 towing
headset Am
marshaling
pushback
towing BR
wing walking
><1

 fuelling
 refuelling
}jig B1
{jet {a
into-plane fuelling
jet fuel

 de-icing
JK-icing
deicing
de-icing

 Dw
 Xk
 F0 Dw
cabin  
 appearance

weight Ab Wd
loadsheet
BR Hh AD
Dr of gravity LV
Hh Pm
 AF

GM Am
Mb 
aerodrome 
airfield 
 KY
 AQ
 Jd
runway 
aerodrome AQ
}aocc
{HA 139
GM Ak
MQ hazard Ac

 AH
}gsat 
DZ 
=}tsa
}avsec
UI GF
checkpoint 
OL 
x-ray 
AH 

Du LR Bl
=}uld
}cass LR
LR Vd
 GF
 AH AO

DZ dispatching
HH AF
BR Mc
DQ 
 SK
 BJ
Mc LD
><1i

DA DY
DQ 
 C9 limitations
DA AF
 Fg
 pairing
 Xg
 AD
DA IX 

IG Am AF
  Am
irregular 
}irops
GM slots
disruption Ac
Am AF Dr
slot CN

IG F5 Ac
  GL
 CA AD
Du fares
fare QS

Ad:

Io At Bi
GM Io  
=}gpu@
=}gse
Io Cv Fu
UI tug
belt M9

AP:

airside Eb Og
  AQ
 pass
 Eb
}ama 
}gsat
GM }id badge
=}sida@

BR NB AP
NB BZ
}faa BR NB
  NB BS
><8

Ak:

GM KF Zv
BR 
aerodrome  
}arff
}rffs

}iata dangerous JF AO
}dgr AO
}iata
dangerous JF Db
>dangerous JF Bl


Du EB AF
 Az
 Ac
=}atc
aerodrome AF
Py 
tower 
Jo 
area 
en LQ 

DQ BD Ap
}fiso

AP:

Du EB DW AP
Dg  
}atco  
=}cto@
><3

Ak:

aeronautical phraseology
{G7 proficient AP
}fcc restricted radiotelephone
}icao {G7
 BC 6
radiotelephone AU Og
radiotelephony
>{G7

Aq:

airspace Ac
}notam
MI Y2 Ag
}pans-}ops
aeronautical BD
airspace


BR AT
airframe 
DZ 
YA 
rotorcraft 
={a Ha
{c 
BR overhaul
 BB
 Jh

 L2 BB
airframe L2
BR 
 skin BB
fuselage  
Ie 
OS Ab countersinking

avionics
BR CS
 radios
 KG
pitot-static
}ewis

BR EE overhaul
  engines
RS 
aero 
jet 
}cfm56
}pt6
EE }mro
YC AT
turbofan
turboprop
~<3

propeller AT
~<1

DB RS overhaul
~<2

borescope C0
boroscope
EE borescope
~<3

BR Vt BB
Vt overhaul
 C6

BR interiors
}vip 
cabin 
 Zp
=}ife@
BR upholstery
 seats
 cabin modifications
in-DQ WC Ao

 Qi
 livery

 C0
conformity 
ER-DQ 
BR Bt 
preflight  
BR Vd 
=}fod@
}fod AF
 Ey
NZ Tz Od
phase Jd

 Cz
 logbooks
 AT Cz
DZ 
BN  
{ultramain
=}amos@@
=}oases@@
=}trax@
{ramco DZ
}camp 
 Ao
Fw log

 AT AD
hangar  
}msg-3
AT AF
 Ic
 Am AF
task cards

BR Jn
 KI
 AY
 Gt
 Do
Rr 
 Gt
 Jn
fuselage 
spacecraft 
wing 

AC
><e:

base AT
It 
 Gu

Bx 

landing gear 
  gear
BR hydraulics
DQ Gr

Jp BR AT
{f-16  
{black {hawk
{c-130
{chinook
{f-35
{I3 YA
}mrp {HA 145
{typhoon BR
Jp 
 DZ
}uh-60

AC
><i:

BR sheet GP
DZ 

riveting
bucking rivets

AP:

C0 authorization
=}ia@
}ia BZ
>|2

AP
><o:

airframe Ab YC AP
  YC
  BS
YC 
{a & {p 

}easa {HA-66 AP
BR AT  
{b1  
{b2 
cat {a 
{b1.1
{b1.3
{b1/{b2
}easa {b1
 {b2
{HA 66

Aq:

{HA-145
=}mro@
}mro FV
BB FO

{HA-{m
=}camo@
}arc signatory
Yd

Yd directives
=}ad@
}ad Bk
}ad/}sb
{a{ds Ab {s{bs
Ap bulletins

BR Lh
 spares
 TA
 on Io
8130
=}aog
}easa {Kf 1
DZ spares
 Lh
rotables

BE BR types
={piper@
{airbus helicopters
{bombardier {challenger
{cessna 172
{dash 8
{dassault {falcon
{pilatus }pc-12
=}crj
{q400
narrowbody
widebody
{embraer 145
 {phenom
{learjet

Aq
><1:

{king {Du

{cessna {citation
 {caravan

{gulfstream

{embraer {e-{jets

}atr 72

{a350

{a330

{boeing 777
{b777

 787
{b787

{airbus {a320
{a320

{boeing 737
{b737

Ad:

BR AT manuals
  BN manuals
}faa-XL  
=}amm@
=}ipc@
Ie BB LI
Vt AT  
illustrated Lh catalog

Ak:

BR }ndt
 non destructive A8
}en 4179
}nas 410
Rr }ndt
>non-destructive A8


Rr AB
DZ 
aeronautical 
aeronautics
Rr
BR Ag
 Ao

aerodynamics
aerodynamic Au
 Ag
aeroelasticity
DQ G3
 O8
 NE
wind tunnel
~<1

DQ A8
Cl flights

Qg Sv Ab AF
=}gnc
}gn&{c
Us AF
 Ye
autopilot
inertial Sv

BR Na Au
Rr 
{bruhn
{niu airframe
{f&}dt
Od tolerance

DZ Bk BJ
  SU
}iosa E2
IG 

BR Ms
 redelivery
 lessor
 remarketing
 Al
 transitions

GM AD
Mb 
GM Ca 
  Aw
 noise
 Ag
airfield 

Aq:

spacecraft Ag
=}stk@
{cube{sat
launch L9
payload Ia
Vu Am
 Io Ao
Nl  
spacecraft

orbital NE
astrodynamics
~<1

mission Am in Nl
~<2

propulsion Ao
rocket engines
 propulsion
~<3

satellites^
~<4

BR Ak
Yd 
type 
}cs-23
}cs-25
}faa }der
}far 25
14 }cfr {HA 
}mil-}hdbk-516
Ag TP XH

DZ AQ Ac
  Bt IU
  AQ
IG 
DQ 
 Ar BJ
=}fdm@
=}sms@
}foqa
}iosa
}is-}bao
Du AQ Jc
BR VP  
=}asap@@

Em RR in DZ
fatigue B3 Ac
Em RR

Aq
><3:

{HA 21
 21{j

supplemental type BZ
=}stc@

}arp4754
}arp4761

}do-160

}do-254

}do-178{c
}do-178{b

	> pilots

IG Kb
Kb@@
G8 D3 Ah

 Jv
jet 
Bx 
DQ 
J4 JE 
Jv IG

D3 Ah
Of 

YA Kb
 Jv
}ems Kb
}hems 
rotary 
Du Xl 

DQ C1
DZ 
simulator 
type Oe 
flying  
Io 
Io BL 
=}cfi

drone Kb
 G4
 AU
unmanned BR 
}uav  
}uas 
 Kb
LH 
}uav 
 Ai
drone 

> DZ-Ac

Ax of DQ Am
base Jv
LP 
DQ Am Ax
 Aa
CR Kb

GM Am Ah
 As
 Aa
airside 
 Ah
}fbo Aa
Io Am 
 AN
GM 
 Ae
  Aa
Mb H1 
GM 
  Ax
 Az Aa
 AN
GM  
 Mb Aa
ramp  
IG FO 
GM 
Io Bl  

airfield 
 Ae
  Aa

Ax of AT
}camo Aa
{HA 145 
Bx FO  
BR AT  
 AN
DZ 
 Ax
 Aa
base 
Bx 
continuing Yd  
hangar  
 AN
AT AF 

DZ AQ Ah
 Aa
IG 
Bk BJ  
DZ Bt  
 Js
  Js
 Bk Aa
DQ Ar An
  AQ Ah

IG An
 F5 An
GM  
 Ck
DZ 
 AE
 An
IG GL 
  CA Ck
BR Ms Aa
LQ Aw  

> cabin-DA

DQ Dc
cabin 
 DA
 Az Aa
in-DQ  
inflight DA
Du hostess
 stewardess
 QB

purser
cabin Aa
 AN

> GM-Io

GM AW Ap Bd
OL  
 AN
  Bl Bd
FO  
IG reservation 
  Ha-in Bd
  Ne Bd
  OL Aj
  Bd
}prm 
GM 
 BV
 lounge Bd
 Dc
wheelchair  
 Bd
IH E7 

gate Bd
Ha-in 

ramp 
Io 
 DA
 Am Bd
  Bl Bd
  IF
ramp 
GM UI 
  BW
airside 
 Bd
LR 
J8 utilized 
ramp Dc
 AU
 AN
 AJ
 AR
 Ap Bd
LP 
 AS

BR O6
 groomer
cabin O6
 appearance Bd

Bx Ap Ai
 Ae
}fbo Bx Ai

UI IF
BR M9
GM 

BR refueller
 fueler
GM 
DZ 
 fuel Ai
into-plane AU
refueler

GM AH Ah
JM 
DZ 
 Aa
 Bd
GM 
 GQ
  screener
AH 
 GF Ah
}tsa  
 Bd

GM TT
aerodrome 
DZ 
}arff 

> DQ-Am

BR NB
IG 
GM 
DQ 
 MK
 Ck
 Am DW
 Ae
 Aj
 As
 Ah
  follower
 As
DQ ops 
turnaround  
 Aa
NB IG

RT As

DA MK
 DW
 Xg Ah
  Ck
DA roster 
  tracker
 DY As

IG Am DW
CA 
IG H1 Aa
  Am Aa
DZ Am As
 Ae

DZ Lh Ae
 Ow
 AS
  TA BW
  HX
 storeperson
 Al AM
  Fy As
}aog  
BR Lh 
 HX
  TA DW
  Ez Ae
}aog  
RT Al Aa

> Du-EB-AF

Du EB DW
 Aa
 Aj
 AF Ah
 Ae
}atc Ae
}atco
Jo DW
Py 
tower 
DQ BD Ap Ah

 AQ Kp Af
}atc Af
airways 
Du EB 
}atsep
airfield LY
 KY Ai
navaids  

> BR-AT

BR Fo
 Iy
BR AT 
 D2
 Fo
 Ai
DZ 
base 
Bx 
{a&{p  
landing gear 
DZ  
BR Vt 
BR Bx  
BR composite  
BR armament  
BR  
 HJ D2
  maintainer
 D2
 Ao Fo
{a&{p  
}amt 
airframe 
DZ 
DQ Bx 
=}amt

}gse 
 Ai

YC 
jet EE 
BR 
 Ai
aero 
 D2

YA 
 Ai
 Af

Ge BR Af
 AT Af
Bx  
BR 
{b2  
BR 
{b1 
Ge avionics 
{b2 Ge 
  Af
{b1 
BR certifying  
cat {a  
=}ame
=}lae
certifying Ai

avionics Ai
avionics Cg 
  Af
 Ae
 Fo
 DO
 D2
 BB Ai
avionics bench  
BR CS  
 D2
  LY

BR L2 
BR Ie  
 Fo
L2  
 Ai
Ie BB 

BR Y1
L2 
BR Ie 
Rr  
 SL
 D2
 Ai
spacecraft 
BR AY 
BR Jn  
 Fo
  K2
riveter

 Ta
 XO
 upholsterer
 cabinet Hc
  F0 Fo
 Ai
BR My  
DZ Ta

 Cu
BR Bt 
DZ 
BR AT  
DZ 
DZ  
DZ AQ 

Yd 

 Af
 G4
 DG BK
BN Az Af
}camo  
YC 
AT Ea 
DZ AT Ck
BR 
  Ck
 Gz Aa
  BN BV

BR Cz Ai
 AS
DZ 
BN 
 Ah

DQ simulator Ai
simulator  
 Af

> Rr-AB

Rr Af
 Na Af
BR 
Yd Ak  
aerodynamics  
aeronautical 
BR Ie 
  Ao Af
avionics 
propulsion  
airframe 
}mrb 
BR Ag 
  Cc Af
DQ G3  
DQ sciences  
=}der
aerodynamicist

}gnc 
DQ Gr 

DQ Cl 

Vu Af
 DW
 Am Af
mission 
spacecraft AU
 Af
payload 
Rr A1 
  Ag Af
  Ao Af
Nl 

Na 

	BA	
C5 labouring
BA Nm
Fp 
LI 
digging@@
labouring
Tu Ez
Bo Nn-up
 L5
~|19

bricklaying
PA QN
brick 
 Ab PA
blockwork
brickwork
pointing^@
repointing

masonry
tuckpointing
=}cmu
S0 PA
stone QN
~<1

S0 AL
 BA
 pours
 BB
 Vv
cement 
concreting
flatwork
QN S0
pouring 
ready mix
screed

 A8
 cylinders
cube Pv
slump 

formwork
Bf No
S0 
Hr 
falsework
Kf Hr
shuttering
Vw Dj
~<2

reinforcement fixing
LS 
}rc frame
rebar
reinforced S0
reinforcing LS
~<3

scaffolding@
scaffolds@
tube Ab Gt

roofing
}epdm
roof Cg
 BB
 tiling
shingles@
single ply
slate Ab tile
slating
AR AL
standing seam

cladding
facades@
GP wall panels
siding@

LS erection
 erecting
bolting up
ironwork
GP decking
ER-engineered GP buildings

demolition
demo AL
dismantling@
GA strip
strip out
tear 

groundworks
kerbing
kerbs@@
360 Ab dumper
Md QN
footings
Kq AL
foundations@@
Bo Dv
ZN Md

excavation
backfill@
backfilling@
excavating
shoring^@@
trench AQ
 At
 AL
digging trenches
trenching
~<1

earthworks
compaction
cut Ab fill
earthmoving
fine Mp
Bo 
Mp^@@
mass excavation
~<1

piling Dj
}cfa piling
sheet 
drilled shafts
}hdd OS
directional 
geothermal 
caissons
pile Eb
piled foundations
piling@

asphalt paving
asphalt
bituminous
Kh planing
 surfacing
paving CF
seal UH
surfacing^@@
tarmac
tarmacking

Qy BA
Kh 
 AT
 Dj
LJ 
It E3
highways
roadworks

EB AF
 cones
 marshalling
 Ac
chapter 8
flagger
Kh closures
flagging^@@
A9 marshal
AL zone AQ

MZ BA
sewer 
ZN Y3
wet 
=}shea@
}eusr
ductile iron
DB mains
CD 
pipe QN
mains 

LT avoidance
Ap 
}cat Ab {genny
}hsg47
}pas 128
LT JQ
ZN Ap 
811 locates
Io penetrating Py
MZ locating
 JY

BM Cj
 G0
It 
 Bi
earthmoving 
earth Tu 
BA  
 BM
It 
EP 

aerial lifts
 AL Fq
=}jlg
=}mewp
boom IP
genie 
man 
scissor 
powered Dq
cherry Tw
~El at height

A0 Ab AQ
HN  
=}ehs
={h&{s
=}hse
=}ohs
=}osh
=}whs
}sheq
GT AL OH
AQ  
 Bk
 E6
 OM
 Db
 B1

B3 BH
hazard 
 PM
 Nt
 Au
job AQ 
=}jha
=}jsa
}rams

TB IR
=}ssow
}swms
GT Ao of AL
~<1

toolbox talks
AQ 
 GJ
tailgate 
ER-task briefings
AQ 
 toolbox
 inductions
Bo 
>|e

EV F2 AD
  preparedness
 TC CC
YB  
 E6
Cr drills

EL JZ
UR 
Du Ii
exposure BJ
noise 
face fit A8
respirator 
silica exposure

AC
><8:

YZ Cj
YZ
360 AU
 tracked
{a59
digger Ci
 Eb
mini digger
trackhoe

backhoe 
}jcb 3}cx
backhoe
180 YZ

bulldozer 
dozer
bulldozer

skid steer 
  steer
bobcat@
FQ M9

M9 Cj
wheel M9
EQ Eg 
shovel Ci
O7 shovel

dumper 
=}adt
dump Fs
haul 
rock 
dumper

Kh roller 
compactor
vibratory roller
ride on 
roller Ci
 Ne

grader Cj
 blade
J9 grader
CF AF

Le 
appointed FC
boom Fs
Le
IP CC

AC
><g:

BA A0 Ab AQ
BA AQ
jobsite 
Bo 

AQ Jd
HN 
}hse GN
AQ 
 walks

Me Jc
VP 
 Bs
}osha recordkeeping
 300 log
near misses
}riddor

AQ Ac Ao
  O9
 Ku
 EC
 AO
 Ac

Aq:

BA
Bf sites
 Dt
 AL

}osha Db
29 }cfr 1910
 1926
}osha
><n

}cdm 
P9 Bz
=}cdm
BA phase FI
  Ag Ab Ac

D6 Bk on Bo
}swppp
dust AF
erosion 
 Ab sediment AF
silt fence
Bo Gk Ac
YD

}loler
RU Db
 Bi C0
thorough LX

Ak:

}aci Ak
 B4 A8
><1b

}cisrs GS
scaffolder's 
}cisrs
><19

EP scaffold towers
}pasma
scaffold tower
tower scaffold

LJ Dj Cs
}nrswa
{Eh {roads Ab {LJ {Dj {Ev
streetworks

}nccco Ak
}cco Le 
  Av
}nccco
Av Le AU
><h

}ipaf
}pal GS
=}ewpa yellow 
}ewp Ne
}mewp AP
powered Dq 
><y

}cscs GS
BA Bu 
}cscs

}cpcs 
}cpcs
}npors
BM tickets
><11

}osha 10
><d

 30
 500
 510
><1

}nebosh
><12
<11

BA A0 Ab AQ Ai
=}chst
~|7

Av EL Y4
=}cih@
~|6

Ak
><o:

}smsts
Bo Ac AQ AO R4
~|1

}sssts
Bo AN AQ AO R4

Ak
><18:

}iosh
E8 AQ DL
}cmiosh
{grad}iosh
{Fw}iosh

Av AQ Bh
AA 
=}crsp
=}csp@
=}stsc
}bcsp
AQ Ak


subcontractor Ac
subcontract 
Zw trades
subcontractors
Dt contractors

BA DY
 EU
Dj 
}cpm DY
Qj path
lookahead Lt
look ahead 
look-ahead Ic
short term 

submittals Ab }rf{is
C6 Pa DG
submittals
transmittals^@
~|d

Fr Gg
variation 
 Dd
Hd warnings@@
H7 Hw
variations@@

snagging
{o&{m manuals
closeout FY
defects rectification
handover packs
A1 close-out
 closeout
punch list
punchlist
K9 Lx
snag lists
as-builts

Bf handover
Bq 
Kl Ab 
handover@@
Y5 PT
substantial 
BZ of Ug
handover to Bq

LN Bo Df
LN BA  
  logs
PS Pm
Bo diaries
 Cz

FI J1
BA FY
 Lx
J1 
El 
read Ab interpret 
Bo CC
Bf 
Q3 
CC Ab WB

Hr out^
Bo I4
BA 
 staking
grade stakes
Mz BC
Bx Ab 
I4 AL
set out^@@
~|2d

BA Bt AF
Bo 
  Jd
Bf 
IH 
=}itp
BA ZO
 C0
B4 
C0 Ab Cl CC

Bf Wn
pulling 
AD 
BA 
obtaining 
Og D7
 Lx
 expediting
Wn@
permitting^@

preconstruction
buildability
constructability
ER BA
J7 AB

}mep CN
Az 
={m&{e
=}mep
clash JQ
HJ CS Ab Ly

fit-out Fz
fit-out
Cm Fx
F0 BA
Zp
Dp remodels
remodeling
renovations
Lb improvements

AC
><14:

BA Ac
 AV
 Ei
 Am
 A1 Aa
 Ac

Bo 
jobsite 
 Ei
B4 
Bo 
 CN
run sites
Lm A5

Ad:

BA A1 AI
{Ut {BA {BX
}hcss
{sage 300 BA

{bluebeam {revu
{bluebeam
{revu

tape measure
~<d

Ad
><k:

{primavera {p6
{p6
{primavera

{asta {powerproject
{powerproject
{asta
~<1

Ad
><6:

{procore

{buildertrend

{fieldwire

{FI{grid

{Ut {KI

{c{mi{c

{asite

{aconex

{fieldview

e-{K2

{co{construct

}bim 360 {B4
 {docs

{newforma

4{Fz

{It{job

Aq:

}nhbc B1
}nhbc
~<w

Bf Db
 Ok
 regs
 B1
 AQ Ev
=}ibc
{HA {l
Cr Cw
Et AQ 
Ex  
Kv BA 
}nfpa 101

 GD
BA 
 AX
}aia K0
}gc Dj
VK No of Fh

Ag Ab KI@
Ag-bid-KI
}cmar
Ag-KI
U9 A1 B8
turnkey BA

prevailing wage
{davis-{bacon

modular BA
off-Bo 
modular buildings
offsite manufacture
precast
prefabrication

Aq
><4:

}aia GD
 FY

}fidic

}nec3
}nec GD
}nec4

}jct GD
=}jct

Aq
><26:

Ex BA
multifamily 
custom homes
Eh 
single Fk 
Cm Bf
Gy 
Ex 
housebuilding
Eh KI@

BE 
A4 
Bc 
HM 
Io up 
BE Bf
Dz rise
CU-storey

Ak:

}icc Ak
 Av
 Ex Cu
}icc Bf  
  CC Jm
Av Bf RC
><e

AP:

C5 L1 AP
K2's  
}cslb
L1 BS
><2c


quantity Rs
BE 
measured Dj
Xm quantities

BA Vb
Fl 
A1 
bid YX
 Dv
estimate 
Nf GL
Fl estimation
Vb@
GL tenders

quantity take-offs
=}boq
bills of quantities
take-offs^
takeoffs
~<1

Fl AD
feasibility YX
Eh J6 of Oy
=}nrm
}nrm2
}smm7
~<3

D7 CW Ml
interim Vc
 D7
pay 
Ml 
 Yl
XP of values
subcontract Jk
Vc@

subcontract GV
 NP
 tendering
bid leveling
 solicitation
 NP
Nf 
 Au
letting subcontracts
subcontractor bids
 GV

BA DF
Fh 
delay 
 Au
Ua of C9
Hf Ab UB

AC
><7:

final Dd

Fl J7 Ns
 comparison
  to complete
=}cvc
=}cvr@

Ad:

Vb AI
 Ao
=}ost
{sage {Vb
><a

Ad
><1:

{on-{screen {takeoff
}KJ takeoff

{FI{swift

{Fl{x

}rs{means

{It{bid

{con{est

{accubid

Ak:

}rics JP
{assoc}rics
}frics
}mrics
}rics
E8 G4

 BH of Bh W4
=}apc@
}rics }apc
~<1

}ciob
}mciob
E8 K2
~<2

=}leed
}nabers

Av BA Aa
=}ccm@
}cmaa
AA constructor
><1y

BA Bt Ac CW contractors
}cqm-{c
><25

Aq:

TS BA
 Bf
green 
~<4

{passivhaus
passive Gy
~<5

}Hi Bf
 }ap
~<6

}breeam
~<7


Fv Rs
B4 
Bo Gs
Lc DA
 AL
Rs^

Mz OT
scan to }bim
{leica {cyclone
{recap {DK
{faro scanner

photogrammetry
{pix4{d
~<1

GO clouds
~<2

{li}dar
~<3

hydrographic Rs
bathymetric Lc
bathymetry
multibeam
~<5

drone 
}uav 
drone JY
aerial 
 Gs

Bf 
 defects
 pathology
{Cm{HX Df
disrepair
Vq Gs
Gy 
A3 
dilapidations
party wall
reinstatement Fl Gp
Lt of Vq

Zx Jc
Io 
Bo 
BA Ez A8
soil Ii
OS Ab 

compaction A8
~<1

boreholes
~<2

soil A8
proctor Pv
~<3

Pb density gauge
  gauge
~<4

AC
><d:

topographic Gs
topo 
measured Bf 
  Gs
topographical 
as-built 

boundary 
}alta 
}alta/}nsps
cadastral Rs
A6 Zy
A3 boundary
subdivision plats

Ad
><g:

total FO
={leica@
{topcon
{trimble
Dl BC
BO 
Ar collectors@@
Lc Bi
 Sr
theodolite

}gnss Rs
}gps 
=}rtk
}gnss
Lc AF
 grade }gps

Lc AI
 EW
{carlson {Lc
n4ce

Ad
><1:

{leica {infinity

{trimble {AK {FP

{trimble {Dq

{star{CZ

AP:

Lc AP
=}pls
=}rpls
Ge Fv G4
EK 
Bh 
  G4 Ab mapper
><q

Ak:

Fv G4 in AO
}lsit
><s


Nv Ag
 concepts
 AD
 B7
 Fz
Ix Ag
Bf 
RV 

 EW
 Pa
 Xk
BA 
BN 
 Pa
EW@
}cad EW
 Lx
EW BA FY

BA Ew
Fh FY
Pa sets
 NP
AD Lx
Nf 
AY BD
BN Ag
~<1

Bf BD C3
=}bim

3{d Nv C3
Nv JC
renderings^@
Uh^@

Nl AD
Xn 
Hy CC
NF 
 layouts
A4 
I4 Lx
Cl fits

F0 Ag
 Ix
}ncidq
finish Lt
}ff&{e
finishes Ab furnishings
  IV
NF 
interiors^@@
Ij Ng
Sb 

P6 Ix
 OI
 Ag
 Lx
 Ff AP
  CC
RA 
 Ag
Ba realm 
}cmli
}lare

urban AD
Kj 
town 
Mf 
spatial 
Cx 
comprehensive CC
Om 
AD IK
Bo FI DG

 Ag
~<1

Fv use AD
  use
~<2

Ca AD
masterplanning
~<3

zoning@
zoning Db
~<4

AD D7
householder 
Aw AF
entitlements^@@
Fv entitlement
listed Bf consent
AD  
 permission
 IR
 PN
 appeals
Vx of conditions
~<5

Nv WB
}csi 
=}nbs
{Ca{format
{Ca{spec
outline TN
TN Co

Bq Ag GJ
Ag A7  
 CN
  Sl
 CN
AE 

Bf DM C3
QA  
{DM{plus
daylight Au
retrofit CN
 BH
Qk DM 
 Ho
}ies }ve
}pas 2035
}BQ LV
}sbem
e{quest
DM Cc Yl

Sa Am
quarry 
quarrying
shotfiring
}msha
aggregates@@
blasting@
drill Ab blast
mine AQ
Sa@@
ZN Sa
N1 
Eu pit 
tunnelling@

AP:

EK Ff
HA }iii 
=}arb
}ncarb
}riba
Ff BS
Nv 
 EJ
><j
<2s

Ak:

}riba HA 2
 }ii
 1
><l

}rtpi JP
}mrtpi
}rtpi
Av Ck
E8 town 
}aicp
><e

Aq:

}riba FI of AL
}riba stages
}riba AL 
~<3

VS PI
Bf 
PI Ix
 areas
VS buildings
listed 
historic 
 WG

Yf Ok
}ada L3
 B1
accessible Ag
Xo 

Aq
><o:

}bim CN

}co{bie

}bim 360

}iso 19650

Ad:

{archi}cad
~|9
|6

{vectorworks
~<1

{micro{FO
~<2

{allplan
~<3

{graphisoft
~<4

{CR {Ff
~<5

{Dl}cad
{Dl }cad
2{d 
 EW

{brics}cad
~<1

Ad
><12:

{revit

{navisworks
clash CN

{solibri
~<1

{synchro 4{d
4{d AD
~<2

{revizto
~<3

Ad
><17:

{sketch{up

{rhino 3{d
{rhinoceros 
={rhino
Yg Ag
parametric 

Nv visualisation
 Uh
photorealistic renders
3{d 
visualisations@@

{twinmotion

{lumion

{enscape

{v-{ray

	> Bo-trades

BA XQ
 helper
 BW
 AJ
hod Tc
XQ
Bo BW
K2's XQ
Dt Aj

demolition BW
 AJ

bricklayer
brick layer
brickie
blocklayer
bricky
mason@
masonry AJ

S0 XO
 K1
 laborer
 AJ
 pump AU
concreter
cement XO
 mason
Kf setter
formwork joiner

LS fixer
rebar AJ
 DO
rodbuster

scaffolder
scaffold erector
 XQ
 K2
scaffolding Cu
 AN

roofer
leadworker
roof plumber
 tiler
roofing L1
 K1
 laborer
 DO
 AN
 Ai
slater

cladding DO
siding 
cladder

roof Cu

ironworker
erector@
iron AJ

C5 K2
K2@
remodeling carpenter

groundworker
asphalt paver AU
drainlayer
Io AJ
MZ 
 BW
streetworks 
pipelaying 
kerb layer

Qy AT AJ
Kh 
Qy  
Kh 
 DA
highways BW

paviour
asphalt raker
 AJ
paving BW
tarmac 
paver AU

flagger
gateman
lollipop BW
EB Ac 
  AF Ai
 FC
  marshal
A9 

> BM-operators

It Bi AU
backhoe  
It BM 
grader  
pile Ci 
M9  
360 YZ 
Bi  
It CF 
skid steer  
O7 shovel Ci
CF  
roller 
BM 
 BW

bulldozer AU
dozer 

dumper Ci

YZ AU
360 
digger 
 Ci

Le 
 Ai
 Ci
 AN
RU 

driller
}hdd AU
drill 
drill rig 
blaster@
piling BW
OS 
 AN
pile Ci

miner
Sa Ai
quarry BW
 Aa
tunneller
crusher AU
quarry 
haul Fs 
mine  
 AN
 AJ

> BA-Ac

Bo Aa
Vv 
BA Lm
C5 
A1 
Aj 
G8 
B4 
Bo 
 A7 BT
  AR
 Bd
sub 

K1
BA DA BT
  AR
 AN
B4 
Bo 
Dj 
foreperson
ganger

BA Aa
 A1 Aa
Bf 
  L1
C5 
Zp Aa
preconstruction 
Il Fz 
BA Am  
  Ax
GD 
}vp BA

 Af
 As
 A1 As
 Af
A4  
F6 
Vw Dj 

Bo 
B4 
Hr out 

BA AG
Bo 
BA A1 
  Ef Aj
  Aj
 A4 Aa
  EM
Bo 
Og As
 expediter
 Ai

 Ck
 MK
primavera 
{p6 
A1 
AD Af

A1 Gr Af
 Ae
 Aa

Bf Az Aa
{m&{e  
}mep 
CS A1 
HJ 
}mep 
  Lm
 As
{m&{e 

> Fl-Ab-BE

quantity G4
BE 
=}qs
Fl AE
 Af
 Aa

estimator
Vb Aa
quantity takeoff Ae

> Rs

Fv G4
MI man
 FC
party CR
Lc DA 
  Aa
 Aj
 }cad Ai
rodman
G4
MZ locator

Bf 
}rics 
damp 
AT 
Ex 
Cf 
A3 
disrepair 
party wall 
roof  
Cb Vq 
Bf AF  
 Ah
  AE

 Cu
 RC
 AF Cu
Bo  
Og 
Ly 
A3 
}nhbc 
CS 
IH 
BA 
 Bt Aa
  Ez Ai
CC Jm

AS of Dj

Cw ES Ah
Cw Bk  
  Cu
 RC

Cm Cu

Ez Ai
S0 
soils 
Zx 
Ez A8 
BA Ez 

DM Ho
}epc 
retrofit 
 As
}hers rater
DM Js

> A0-Ab-AQ

A0 Ab AQ Aa
}hse Ah
 Af
AQ 
 Aa
}hse 
}hseq 
}she 
 BI
}sheq 
}whs 
Hf AF AE
AQ  
 Cu
 AN
Be of A0 Ab AQ

}ehs Aa
 Ae
 Af

EL Y4
UR 

Cr B3 Ho

> Ix

Ff
Nv AA
 Bz
 A1 Aa
job Jv

Nv Aj
 drafter
 draughtsperson
 Eq
 draftsman
Ix Aj
 Eq

 HG
 EW Ai
  Ai
 }cad Ai
Bf HG

F0 Bz
 Y6
 Ff
 Ag Aj
 As
}ff&{e Bz
HN 
Nl Ck

Dp 
S1 

P6 Ff
 Ix Eq
  Ck
 Bz
Tr 

> Ag-Ab-EW

}bim As
 Bz
 Af
 Aa
BO BA 
}bim modeler
{revit 
 drafter
 Ai

}vdc Af
 As
 Aa

}cad Ai
EW 
Ag 
{Dl}cad 
 AU
}cad 
 Bz
 Af
 Aa
detailer draftsman
drafter
draughtsman
draughtsperson
rebar detailer
LS 
Ie 

Nv visualiser
 renderer
 Ft Hc
3{d visualiser

> urban-AD

town Ck
Aw 
Ca 
urban 
Mf 
AA 
Kj 
Cx 
Fv use 
VS AE
AD 
 Ai
 Aj
urban Bz
zoning AG

AD Ah
 ES Ah
zoning  
VS 

	Ar	
Ar Au
 CO
 Q1
YE Bs

 Ac
 Bl
 AV

 Bs
CO 
Bs Dy@
 Ab CO

YF
>|u
~|1z
|20

ad hoc Bs
 RJ
ad-hoc Au

SM Bs
Mt Fd
scheduled Df

Ar Zz
Ar-I5 
actionable Lz
communicating 
presented 

AK H8
bi Aw
 Bs
 GE
=}bi
~<4

Ss Au
 inference
 K3
 Iz
 Ar Au
Ve

TQ 
 Bm
 K3
 Bu

Ar Dw
 cleansing
 Dv
 scrubbing
 wrangling
 munging
 preprocessing
cleaned Ar

 FK
 Vy

 Bt
 ML
 HK
 Kn
 accuracy

 Sa

 profiling
 Ns
 GN

trend Au
 Nt
QC PM@

root cause 
  cause
=}rca

Oz

}kpi Bs
KD 
=}kpi
=}kp{is
key Cc indicators
kpi Aw
 Fg
Cc KD

A2 CO
 KD
funnel Au
Fb HO 

AW 
 lifetime J7
  Ym Au
cohort  
clv 
NG 
churn 

AZ 
 Ar Au
  mix C3
attribution  

By Ar Au
  CO

Al CO
 Ar Au

BP 
L6 

Am 
HH 

HM 
Cy Ar Au

CL 
player Cc 

W5 Au
spatial 
gis 
=}gis
W5

text CO
 Au@
 Sa
sentiment Au

Lc Ar Au
Lc  
 weighting

AC
><v:

Ar-I5 Lz
 decisions
 X8
Ar Lz

Ar visualization
 viz
Sc@@
visualisations@
visualizations

exploratory Ar Au
=}eda@
Ar WS

Aq:

descriptive Ve
summary 
><s

Hg-Ap CO
 bi
 Bs
><u


{a/{b A8
split 
OD experiments
CK 
experimentation@
ab Pv

experimental Ag
experiment 
=}doe@

GB C3
linear Eo
mathematical GB
Am Bm

econometrics
Ka Ar

MJ C3
discrete CE MJ

spreadsheet 
excel 
complex spreadsheets
>{DD {excel

AC
><11:

hypothesis A8
significance 
t-Pv
chi-square Cl
Ss significance

regression Au
 C3
linear regression
logistic 
Uu 

C9 QM 
  QM
=}arima
arima

causal inference
 Au@
difference-in-differences
propensity score matching

multivariate Au
cluster 
factor 
P9 Vt 
=}anova
=}pca@
anova

survival 
cox regression
kaplan-meier

biostatistics
Cy KH Ve
Ss Au FI

Aq:

{bayesian Ve
bayesian inference
 K3
 C3
><1a

Ii K3
 Iz
Sb size UX
Ss Ii

probability
monte carlo
stochastic L7

TV
calculus@
linear algebra
mathematical C3


=}dax
Ar Au expressions
>|f

={r
dplyr
ggplot2
r CI
 FD
 shiny
 Eo
rstudio
tidyverse
><1g
~{Oh
|12
|14
|13

={julia@

Ad:

{Cv {query
m CI
Cv pivot
powerpivot

{looker {FD
Ar FD
><v
~|d
|a

Ar Dv AI

}ssis
sql Er Ia Az
>|34
|5u

}matlab

{CB {big{query
big query
bigquery
>|4y
|35
~|46
|47

{jupyter
jupyterlab
~|1

{CB {colab
colab notebooks

pandas
>{Oh
<1z

{num{py
num py
>{Oh

Ad
><1u
<14:

{Cv }bi
powerbi
~|1
|2
|3

{tableau
~|1
|2

{qlik
qlikview
qliksense

={looker
looker YF
lookml

Ad
><1z:

{Gw {Ps{sight
quicksight
~<5
<4

{micro{CY
micro CY
~|1

{cognos

}BQ {AK{objects
AK objects
BQ bo
webi
~|1

{crystal {Df

={domo
~|1
|2
|3

{sisense
~|1
|2
|3

{metabase
~|1
|2

{thought{spot
~|1

{I3 {superset
superset@
~<4

Ad
><o:

{alteryx

}knime
~|1
|2

{rapid{miner
~|1

{dataiku

Ad
>|52:

}ssrs
Bs Az

}ssas
=}olap
olap cubes
sql Er Au Az
tabular Ft

Ad
><2h:

=}sas
sas/stat
~|1
|2

}spss
~|1

{stata

{e{views
~|1
|2

{minitab
~|1

=}jmp

Ad
>{Oh
<2o:

{sci{py
~|1

statsmodels

Ad
>{Oh
<22:

{matplotlib
matplotlib/seaborn
seaborn

{plotly
~|1
|2

{bokeh@
~|1

{streamlit

Ad
><2c:

}qgis
~|1

{arc}gis
arcmap


CF Br
=}ml
ml YG
 JC
>|o

Ar Ce
><31
~<1

YH C3
 CO
prescriptive 
Ss C3

prompt AB
 Co
 Ag

retrieval-augmented GW
embeddings^@@
semantic E1
vector 
=}rag
>|m

anomaly JQ
outlier 
Ol JQ JC

Ar annotation
MA 
Ar NH
 tagging
labelled Ar

graph CO
 neural IZ
CA Au@
Aq graphs

WT AO
gpu 
Ft parallelism
ray FM
>|2

AC
><9:

deep Br
=}cnn@
=}lstm
=}rnn@
neural IZ

TM JC
RE trees
ensemble K3
gradient boosting
=}svm
k-nearest neighbours
naive bayes
random R7
At vector Kx

clustering YG
k-means
unsupervised clustering
dimensionality KU

reinforcement Br
q-Br

natural CI Bn
 understanding
=}nlp
=}nlu
text TM
named entity PM

fine-R9 JC
=}rlhf
llm fine-R9
Jl Br

DE Nd
MA TM
 Bn@
 PM
 Ym
Tz JQ
opencv
yolo JC

TD PM
 Bn
=}asr@
text-to-TD JC

recommender Ao
recommendation 
 EE
 YG

feature AB
 Sw
 IV

Ft GY
 Cc BJ
  HK
 R9
hyperparameter 
J8-HK

 PX
 RW
productionizing JC
ml in AY

}ml{ops
kubeflow
CF Br Am
 Xp
ml  
 ops

Aq:

artificial H8
ai GE
 Dy
 technologies
=}ai
applied ai
~<o

YI Br
unsupervised 
><p

large CI JC
Kq  
CI 
gpt 
=}llm
=}ll{ms
bert Ft
transformers@
><c

generative }ai
 artificial H8
={gen}ai
chatgpt
diffusion JC
gen ai

U1 
ai ethics
 Gq
 AQ
explainable ai
Ft explainability
shap values

generative adversarial IZ
=}gan@
=}ga{ns
variational autoencoders
><j

Ad:

}onnx
tensorrt
><a

{Gw {bedrock
CX bedrock
><5
}CX

scikit-learn
scikit
sklearn
><x
{Oh

{hugging {face
huggingface
><k

vector NI
pgvector

Ad
><e:

{m{lflow
ml FS
~|1

{weights & {biases
weights Ab biases

Ad
><t
{Oh:

{tensor{FS
tensor FS
~|1
|2

{py{torch
py torch
torchvision
~|1

{keras

=}jax
CB jax
~<2

Ad
><18:

}xg{boost
~|1
|2

{Px}gbm
~|1

{cat{boost

{Gw {sage{Hc
sagemaker
~|1
|2

{vertex }ai
~|1

{DJ {CF {Br
DJ ml
~|1

{DJ {Eu}ai
DJ ai Az
DJ cognitive  

Ad
><12
{Oh:

spa{cy
~|1
|2

}nltk
~|1

{gensim

Ad
><l:

{pinecone@
~|1
|2

{weaviate
milvus@
~|1

}faiss


Ar AB
 Ga
 Fq Aw

}etl
=}elt
Ar Sw
extract transform Ab Hh

Ar Xp
 ingestion
MU orchestration
MB Bn
><2

Fr Ar QD
=}cdc@
Ar replication
debezium

Ar warehousing
 marts
=}dwh
=}edw

 C3
dimensional 
=}erd
entity Ln RD
erwin Ar modeler
kimball Q8
star schema

 Ix
Ar Fq 
  mesh

 Ia
Ar K8 
  consolidation

 migration
 Rf

 Gq
 Ku
 B1
 stewardship
 catalog
 lineage

Ca Ar Ac
reference 
Ca Ar
mdm hub
 Fq

metadata Ac
Ar dictionary
metadata

big Ar
large datasets
 Ar sets

stream Bn
Dk-C9 Ar 
  Y7
CE 
Y7 Ar

AC
><1:

{I3 {flink
flink
~|1

{Gw {kinesis
kinesis

Ad:

{CB {BX {pub/{sub
dataproc
pub/sub
>{CB {BX {Fq

{Gw }emr
CX emr
><7
}CX

{parquet
={avro
I3 avro
 iceberg

{I3 {hive
={hive@
hive@
hiveql
>|d
|1c

 {kafka
kafka
><9
~{rabbit}mq

=dbt
=}dbt@
Ar KI Ad
>|1a
<i

{databricks
unity catalog
>|9

}CX {glue
><o
}CX

{Gw {athena
CX athena
>|17
}CX

Ad
><p:

{dagster
luigi@
prefect@
~|3

{I3 {ni{fi
={ni{fi

 {beam
BX dataflow
CB 

 {airflow
={airflow@
airflow dags
airflow@

Ad
><k:

{I3 {spark
={spark
pyspark
spark sql
 Y7
~|1

{hadoop
=}yarn@
hortonworks
mapreduce
cloudera
hdfs

Ad
><1:

{h{base

{I3 {pig

{sqoop

{I3 {impala
impala@

Ad
>|t
<10:

{snowflake
~|1

{Gw {redshift
redshift

{teradata

{vertica
~|1
|2

{greenplum
~|1

{netezza

Ad
><17:

{DJ {synapse
~<7
|1
|2

{DD {TE
~|1

{DJ {Ar {lake

Ad
><1e:

{DJ {Ar {Mr
=}adf@
Ar Mr

{informatica
powercenter
~|1
<4k
|2

{talend
~<4l

{Ar{GR
~|1
|2

{ab {initio
~|1

{pentaho

{fivetran
stitch Ar
~|1
|2

{airbyte
~|1

{matillion

Ad
><1g:

{collibra
informatica edc
~|1
|2

{alation
~|1

{DD {purview
DJ purview

Aq:

Ar vault C3
  vault
slowly changing dimensions
><1p

Ar lakes
delta lake
lakehouse


}sql
Rg query CI

{t-}sql
transact-sql
tsql
>|t

}pl/}sql
plsql
>|t

AC
>|c:

F3 AV
 AT
 Ac
=}dba
administered NI

 Ag
 Ix
 C3
normalization@@
schema Ag

AC
><6:

F3 Aw
 Eo
 objects
stored E6

query GB
 R9
sql 
index 
F3 
 Cc R9
sql 

AC
><5:

F3 backup Ab Ej
=}rman
F3 backup
 restore
 Ej
GO-in-C9 

F3 replication
 clustering
Dz WI NI
always on WI M8
log Jq
Fj rac
 Ar GQ
sharding

 AH
 SU
 Dq AF

 upgrades
 patching

Aq:

NI
=}dbms

graph NI
>|3

Aq
><2:

relational NI
 Ar
=}rdbms

{no}sql
IB NI
non-relational 

Ad:

{elasticsearch
=}elk
elastic E1
 KJ
elk 
opensearch
~{I3 {solr

{neo4j
cypher query CI
><6

}BQ }hana
hana F3
><n
<8

 }bw
BQ AK Ji
><2h
<7b
~|1

 {CO {BX
><7c

Ad
><q
<8:

{my}sql
my sql
~|2
|1
|3

{maria}db

{postgre}sql
={pg}sql
postgres
~|1
|2

{DD }sql {Er
=}ssms
DJ sql
ms 
mssql
sql Er
~|1

{Fj {F3
={Fj@
Fj 11g
 exadata
 12c
 19c
 sql
 db

}sq{lite

}ibm {db2
=}db2

{sybase
BQ ase

Ad
><h:

{Gw }rds
CX rds
~|1

 {aurora
CX aurora

Ad
><n:

{DD {Dq
={Dq@
Dq F3
ms Dq

{file{Hc

{click{Gy
~|1
|2
|3

{influx}db
C9 QM NI
~|1
|2

{timescale}db
~|1

{I3 {druid

Ad
><q:

{mongo}db
mongo
mongoose@
~|2
|3
|4

{redis

{cassandra@
scylladb
~|1

{dynamo}db
dynamo db

{couchbase
couchdb

{DJ {cosmos }db
cosmos db
cosmosdb
~<5

Ad
><1g:

=}toad
toad CW Fj
~|1

{d{beaver


Ak:

{DD {Av {Cv }bi {Ar {An
da-100
DD Cv bi Ak
pl-300
Cv bi Ar An AA
><6d

{tableau {Jw {Ae
tableau Ak
 Jw Av AA
><6d

{CB {Ar {CO {BZ
CB Ar CO
><8h

}ibm {Ar {Ce {Bh {BZ
ibm Ar Ce

}CX {Av {Ar {Af
CX Av Ar CO
CX Ar Af AA

}CX {Av {CF {Br
CX CF Br specialty
><5c

{DJ {Ar {Af {AA
DD Av DJ Ar Af
dp-200
dp-203

{DJ {Ar {CT {AA
ai-102
ai-900
DJ ai Af AA
dp-100

{CB {Bh {Ar {Af
gcp Bh Ar Af

{Fj {Av {F3 {AG
Fj dba Ak
  Av AA F3
  Bh F3
><z

{snow{DK {Kk
snowflake Ak
><2n

{databricks {Av {Ar {Af
databricks Ak
><35

}cdmp
=}dama
Av Ar Ac Bh
dama-dmbok
><3l

{Av {CO {Bh

}sas Ak
sas Av
><63

Aq:

B2 in Ve
 CO
 Ar Ce
  TV
 a TQ B4

	
> Ar-Au

Ar An
CO 
BD 
Ar Lz 
  Au Ae
Ar CO  

AK H8 
 AE
bi  

Bs An
 Ae
Ac BD An
mi  
mis 
 AM
 Ah
Mt Ip
 Bv@

Lz 
AW 

A2 
IL 
A2 Ar 

AZ Ar 
  CO Aa
 An
BU 
BU  
BO 

Al 
BE 
Al  
 Am An@
F5  

Am 
  An
HH 
Cc An@

HM 
Cy 
A0 
HM  
A0 informatics 

Bm 
TQ Bm  
  If@

}gis An
W5 
 Ar An
=}gis Ae
gis Bv
 Ai
 Ah

CO Aa
 AR
bi Aa
AK H8 
Lz  
Ar Au 
Ax of CO
Be 

GL Ar An
FB 
B3 
Ol 

BP CO An
BP Ar  
hr 
  CO Ae
L6 An@

CL Ar An
Cc 


> Ar-Ce

Ar CT
applied 
RE 
Ar Ce AE
 Af
 Eq

CF Br Af
 Bv
ml  
 Af

}ai If
ai Bm CT
CF Br  
 If
deep 
 Af

}ml{ops Af
ml ops 
ml Fq  

}nlp 
natural CI Bn 
Yg linguist
nlp CT

DE Nd 
 Bv
 CT
MA Bn Af

Ar Ce Aa
CF Br  
Ax of Ar Ce
Be 
  ai
ai AR
AR Ar CT

}ai AE
ai An
 A2 Ae
artificial H8  
 Af

> Ar-NH

}ai FN
llm 
ai Ar 
  evaluator
 AO Ae

Ar annotator
MA 
annotation Ae
Ar NH 
  labeller


> Ve

statistician
Ss An
 Ah

biostatistician
biometrician
Cy statistician
Bb 

Ss Gb
r 
sas 
 An

TQ An
 S2
 Bv
={quant
quant An

HH If
 Bm An
Am 
GB CT

econometrician
econometric S2

mathematician
mathematical S2

demographer
population An


> Ar-AB

Ar Af
Ar Fq 
snowflake  
Ar MU 
databricks  
 Bv
snowflake 
pyspark 
CO AB AR

CO 
bi 
AK H8 

}etl Bv
datastage 
informatica 
ssis 
pentaho 
talend 
ab initio 
Ar Ia  
 Af
etl  

Ar Ji 
 Ae
 An
 Ff
 Af
dwh Bv

AK H8 Bv
qlik  
ssrs 
bi 
cognos 
tableau 
microstrategy 
AK objects 

big Ar Bv
 Ff
hadoop AG
 Bv
spark 
kafka Af

}sql Bv
sql Er 
F3  
 Gb
sql 
 An

Ar Ff
F3 
Ar GE 
  modeler

 AB Aa
Ar Fq  
Ax of Ar AB
AR Ar Af

Ar migration Ae
 AE
  Rf Ae
 An


> F3-AV

F3 AG
mongodb 
Fj 
sql Er 
=}dba
F3 Af
 Ef
 Ae
 Aa

 An
 As

> Ar-Gq

Ar Gq An
 AR
 Aa
 Ah
  QB

Ar Bt An
 Aa
  ML Ae
 An
Ar HK  

Ca Ar An
 As
 Ae
 Aa
mdm AE
 Ae

Ar Aa
Ar Am 
  As
 Ae
 Ah
Ar Ac 
 An

Cy Ar 
 As
 AA

> Ar-CH

CR Ar Ah
CR CO  
=}cdo@
Ar Ax
Be of Ar
vp 

Ar A2 Aa
Ar EU  
Ar A1  

Ar AE
CO 
Ar CY 

	Ag	
Td Ag
 GU
H5 Ag
EF H5
 Ag@

branding Ab AZ 
I9 assets
 YJ
branded Ez

typography
font IV
FT lettering
type Ag
typographic 
typesetting

I4 Ag
publication 
ON 
 I4
magazine 
page 
I4 Ab ZP
layouts@@

OO 
 artwork
dieline
label Ag
OO@

ER-EI
artworking
colour separation
preflight@
prepress
KK Vv
 AY
KK-ready PB

large format Ag
 NS
wide 
banner Ag
signage 
billboard 
Pc JT
Vf 
A9 wraps

illustration
illustrated Nj

infographics
Ar JT
BD Ag

icon Ag
 sets
iconography

JN 
 JT
powerpoint Ag
slide 

BG CM JT
 Ag
 visuals
  JT
BO assets
 banners
BU 

AZ YJ Ag
  Ag
newsletter 
Fm 
ad 
Li template 

art Ui
IC 
 CH
art directing
directed MC shoots

RV Aw
conceptual Ag
 NT
ideation

mood Ng
RV 
inspiration 
moodboards

EF narratives

MA HT
 manipulation
MC 
 HT@
MH I1
retouching

IC Ag
Ag Fz@@
 GE@@
 AL@

Ag briefs
Bq 
interpret 

BO Gz Ac
=}dam@
Gz libraries
MA 
bynder

}ai MA GW
Iv firefly
dall-e
generative imagery
stable diffusion

screen NS
linocut 
letterpress
printmaking
risograph

RX JT
textile 
Lo Ag
t-shirt 

AC
><o:

logo Ag
logomark 
logo MR
logos@
designed logos

I9 Ql 
Ql  
I9 
 HZ
 Ql
EF 
C2 
style guides
EF branding

KK Ag
brochure 
leaflet 
poster 
catalogue 
flyer 
stationery 
HZ cover 
Ag CW KK
KK Ez

Ad:

IC AI
JT 
Ag 
 Dy

Aq:

colour M6
 CN
color palettes
 RP

Ag Hl
IC 
CK 
strong 
Hl of AL

 PU@
 M6
 WF
grid Ao
EF aesthetics
 hierarchy


vector JT
 artwork
 Ag
 art
=}svg

Ad:

{Iv {IC {Hb
=}cc@
Iv cs6
 cs
 Wo
 IY
 Hb
IC 
 BX
~|f
|g
|h

{Iv }xd
=}xd
Iv A5 Ag
>|n
~|1e
|1f

 {lightroom
Iv Ob raw
lightroom
~|1

{QD {E5

{Iv {acrobat
Iv pdf
 reader
acrobat@
pdf HT

 {dreamweaver
dreamweaver
>}html

 {animate
Iv flash
macromedia 
flash Uj
>|1u

{corel}draw
corel
><9

{affinity {Bz
affinity Xq
 Hb

 {MC

{inkscape

}gimp

{quark{x{EI
quark express
 xpress
={quark@
><1a

{DD {Xq
={Xq@
ms Xq

Ad
><e:

{Iv {photoshop
=}ps@
Iv MC C6
photoshop
~<4
<6

 {illustrator
={illustrator
illustrator@
Iv ai
~<9
<8
<6

 {in{Ag
={in {Ag
in-Ag@
indesign
~<5

Ad
><1c:

={procreate@
~|1
|2

{clip {FD {My
~|1

{krita
corel Ta


}ux Ag
=}uxd
A5 Ag^
ui/ux
=}ux
Fb A5
ux/ui
~|1

}ui 
screen 
app 
gui 
SN 
=}ui@
Fb SN

Fb Bm
generative 
Ag 
usability 
ux 
Fb A5 
  KS
=}uxr
contextual inquiry
diary EY
ethnographic Bm@

usability A8
 EY
 GY
heuristic 
maze A8
Fb 
><1

Fb personas
 profiles
empathy maps
personas^

 journeys
 flows
task 
A5 maps
Wp 
Ap blueprints

ZQ
mock-ups
mockups
rapid ZQ@

Fb-RY Ag
Em-RY 
Fb centric 
=}hcd@
=}ucd@

Ag NT
 sprints
 Vz

BU Ag
M0 
Bo 
BU page 
  JT

M0 EF 
homepage  
BU layouts
 mockups
><1

}html Li Ag
Li  
html Li templates
responsive emails

}ux Co
CQ Ag
SN copy
ux 
 CQ
microcopy

Ap Ag
 ZQ

Ag handoff
Bv 
 FT-off
Ag qa
 specs
redlines@

e-Hp Ag
NJ 

AC
><g:

BO A2 Ag

WU Ag
 flows
={ix{d
ZR Ag
micro-interactions
microinteractions

wireframing
wire frames

BD Ix
Sv Ag
taxonomy 
GS Wj
Bo maps
sitemap
Ke A8

AC
><k:

Ag Ao
 tokens
 libraries
QC 
Vt Jx
atomic Ag
Ij Ag^
ui kits

EP SN Ag
  ui Ag
app ui
responsive 
ios Em SN L3

Aq:

BU Yf
BO 
=}wcag
=a11y
Yf L3
 B1
accessible Ag
Xo 
ada BU Bk
F6 508
wcag 2.1

Em-DE WU
=}hci
Em RR Ag

Ad:

{figma
figjam
><r
<m
~|1

={sketch@
sketch app
 figma
><s

{axure
><b
<o
~|1

{balsamiq
><c

{zeplin
={abstract@
><i

={miro
miro Ng
CK whiteboarding
~|1

=}mural
mural DR

{webflow
BU FS
><q

Ad
><u:

{in{Nd
in Nd FD
~<9
|1

{marvel app
~|1
|2
|3

{proto{pie
~|1
|2

={framer@
framer sites
~|1

={principle@
principle CW mac

Ad
><14:

{optimal {SZ
userzoom
maze@
~|1
|2
|3

{Fb{A8
~|1
|2

={dovetail@
dovetail Bm
~|1

={lookback@


QT JT
animated 
 videos
QT Ag
kinetic typography

Uj
animated CQ
stop QT

3{d C3
three-dimensional 
polygon 
hard N1 
3d Ag
 sculpting
BO 

 Uh
3d visualization
Nv 
 renders
photorealistic 
Uh^@

 texturing
texture Qi
 Gh
texturing Ab KY
texturing^@
uv JY

character Ag
 UG
creature Ag
UG^@@

RV art
FV 
H0 
matte Qi
BO 
EF Aw

EF Te
IH 
compositing
=}vfx
cgi

Ad:

{Xr {Ta
Iv Xr
><5

Ad
><a:

{Iv {after {Te
=}ae@
after Te
aftereffects
~|1

{apple {QT

Ad
><b:

{Ut {maya
={maya@
maya 3d
~|1
|2
|3

={blender@
~|1
|2

{cinema 4{d
c4d
cinema4d
~|1

3ds {max
3d max
3d FD 
3dsmax

{z{brush
z brush

Ad
><c:

={houdini@
side fx

={nuke@

Ad
><j:

{corona {renderer
~{v-{ray
|1
|2

{key{shot
~{v-{ray
|1

={arnold@
arnold renderer
~{v-{ray

Ad
><p:

{toon {boom {harmony
toon boom
~|1
|2

{spine 2{d
~|1

{dragonframe
moho Uj


EL Ag
 A2 Ag
GK 
A2 Ag@
 Qw^

A2 RV Aw
=}npd@
Eh A2 Aw@

FT sketching
freehand 
 Pa
FT 
 Uh
Pa Bu
sketching 
RV sketches
sketches@@

Ft DH
Y8 
scale JC
foam 
Nv 
Fp 
 ZQ
maquettes

3{d NS
3d printers
fused deposition C3

NF Ag
 I4
bespoke NF
joinery Ag

Xs 
 cad
 DH
gemmology
goldsmithing
stone Hr^

toy 
A2 ideation

ceramics@
pottery
stained glass
wheel throwing
glass blowing

Ad
><12:

={rhino@
rhino 3d
grasshopper 
rhino/grasshopper
rhinoceros
~{sketch{up
{PC{Dj

{N9 360
Ut N9
~|1

{Ut {alias
alias DX

Aq:

Ag CW manufacture
 Jn
=}dfm@
=}dfma
manufacturability

ergonomics
anthropometrics
Em RR

Ez Ab finishes
 L7
colour Ij finish
=}cmf@
cmf Ag
Ij IV@

TS Ag
 Ez
circular Ag
eco-Ag


Ag Sk
in-Cm 

colour ZS
 IV
My 
 colours
color Sn

KY Ag
 layouts
 CC
reflected ceiling 
Nv KY
F0 

Cm staging
A3 
 Qw

Vf Ag
booth 
exhibit 
stand 

set 
AY 
prop 
scenic 
 Qi
scenography
set Bf
 XR
prop DH
props^@@
GR Ag^

EF KO 
Bc Pc  

Bc Ag
Bw 
Bw I4 

F0 BA Lx
joinery  
El 
F0 elevations
 Xk

F0 Bo CN
fit-out Ei

F0 A2 Jr
NF GV
Jr NF

floral Ag
 UQ
bouquets
flower Rt

Tr 

AC
>F0 Ag:

F0 renderings
 visualisation
 perspective Lx

}ff&{e TN
Ij 
 Ng
Sb 
=}ff&{e
ff&e
furnishings^@@
NF XS Ab Bi
finishes IV

Dp Ab S1 Ag
  bath Ag
20-20 Ag
S1 
Dp 
winner 
2020 
=}nkba

Je Ag
EH F0 
Ig Ag^

Aq:

F0 Bf Ok

QQ OC
 XR@
curtains Ab blinds
drapery


Gf Ag
RX 
XT 
footwear 
Jy 
knitwear 
accessories 
FK 
childrenswear
menswear
womenswear

Jy costing
costing garments

RX sizing
Jy measurements
size Sc
 Mp

QC HS
 EW
 Mp
 DH
 BA
PA patterns
draping^@@
flat QC
moulage
patternmaking

Jy BA
 Yr
XT 
Yr@
bespoke tailoring
Jy 
 DH
dressmaking
sewing

trend Oz
 Bm
 Ng
=}wgsn
colour trends
Gf 
runway 
wgsn

textile Ag
 NS
knit Ag
TE 
N1 
 QC Ag
weaving
repeat patterns
woven textiles

TE Jr
trims 
textile 
 Aq
TE 
fabrics Ab trims
fabrics@
trims@@

range AD
Bx 
range Bf
 Aw
SY Ou

fit Uv
 approvals
 comments
 JC
fittings DS
Jy Gt
Gf fittings
Ft 

Jy Ii
Ii Bp@
lab dips
proto samples
Y8 garments
Sb approvals
 DH
 sewing
 Aw
 Cn

Gf Qw
wardrobe 
 Mq
C4 Qw^

costume Ag
costumes
wardrobe FW

Gf show AY
  shows
runway 
lookbook

embroidery
beading@
embellishment@@

leatherwork
leather craft
 JF
millinery
shoe DH

Jy AY CN
  factories
 AY
RX 
 Do

AC
><h:

Fw packs
BN 
 flats
 sketches
flat 
 Lx
flat BN 
spec Pm@
Jy TN
 spec Pm

Gf illustration
 Pa
 sketching
croquis

Aq:

Gf Aq
 Ek
 JR
passion CW Gf

Ad:

{centric }plm

Ad
><o:

}clo 3{d
3d Jy Ag
=}clo@
clo3d
~|1
|2

{browzwear
~|1

{optitex

Ad
><p:

{gerber {accumark
accumark
gerber Ch
~|1

{lectra


Ag A1 Ac
IC 
Ag timelines

Ag Sl
 critique
Rh designs

IC A7 CH
 Ac
Ag CH
 NK
AR designers
mentored 
Wq 

Ag Bt AF
  proofing
artwork XH
 Gu
proofs@@
proofing artwork

Ag CY
 Nd
 Am
designops

BN Pa
Ag EW
 Lx
dimensioned 
detailed 
EW^@

MA MM
 Jr
 In
picture Bm
Cb images
 PO

freelance Td Ag


Aq:

B2 in Td Ag
  Ag
 art Ab Ag
=}bfa
NU of fine GU
B2 in  
  EF H5
Ag B2
fine GU 

B2 in F0 Ag
Ec 
F0 Ag B2
>F0 Ag

B2 in Gf Ag
  Gf
 textiles
Gf B2
 Ag B2
 Ec
><18

B2 in EL Ag
  A2 Ag
EL Ag B2
A2 

Ak:

}ncidq
Ge F0 Bz
EK 
>F0 Ag

{CB }ux {Ag {BZ
=}nn/g
CB ux BZ
 Ag
WU Ag Kq
ux Ak
><4o

{Iv {Av {Bh
=}ace@
Iv Ak
 Av AA
 QU
><5c

	
> Td-Ag

Td Bz
middleweight 
IC 
in-Gy 
H5 
AZ 
midweight 
Td Gh
 Ag Ae
EF Bz@

 Ag Eq
 Aj

I9 Bz
logo 
EF Ql 
I9 

OO 
 artworker
 Td Bz
label  

KK 
I4 
 Gh
AY 
artworker
Jw Xq
 W6 AU
prepress  
 Ai
ER-EI 
 AU
mac 
dtp 
 Ae
typesetter

ON 
HZ 
page 
magazine 
publication 
newspaper 

JN 
 Ae
powerpoint Bz

illustrator@
cartoonist
comic Gh
storyboard 

BO Bz
BO CQ 
ZR  
BG CM 
BO 
banner  
Li 
multimedia 
 Ae
 Gh
BO 

typographer
sign Hc
 Ip
signage Bz
type 
calligrapher
lettering Gh
signwriter

> IC-Ui

art Ax
 AR

IC 
 Az Ax
 Aa
  AR
 A7 BT
  Aa
Ag FD 
Be of IC

Ag Aa
 Ax
 AR
 A7 AR
 BT
Be of Ag
vp 
CR Ag Ah
AR Bz
AR Td 

IC A1 
FD As
IC 
 Am Aa
Ag As@


> A2-Ag

}ux Bz
A5 
ux/ui 
 Ae
ux 
 AE
Fb A5 
 Ff
ux  
 AR
ux Ag 

}ui 
app 
gui 
EP 
SN 
ux EF 
ui 
  Gh

A2 

WU 
conversation 
ix 
Lj Fb SN 

}ux If
Fb 
Ag 
Fb A5 
usability An
 Ae
 Af
ux Bm AR

 Ip
CQ Bz
 Ag AR
ux copywriter
 CQ Sx

Ap Bz
 Ag AE
 AR

Ag Ao 
  HG
 Bg AR
ux Bv
 Af

}ux Aa
A2 Ag 
Fb A5  
Be of ux
 A2 Ag
ux Ax

BD Ff
taxonomist

> BU-Ag

BU Bz
e-Hp 
shopify 
BU Td 
  Ag Ae
  page Bz
BU ui  
EQ-Eg  
wordpress 
M0 
 K2


> QT-Ab-Uj

QT Bz
QT JT 
 Gh
  Gh
after Te 

animator
Uj Gh
 Bz

Uj Ax
AR animator

3{d Gh
texture 
cgi 
character 
FV 
KY 
cg 
3d animator modeler
3d  
 W7
 visualiser
 Bz
Nv visualizer

}vfx 
fx 
roto 
IH Te 
EF 
 AN
vfx  
compositor
matte Ta

RV 
H0 
pixel 
MH 
2d 
EF Aw 
character Bz
BO Ta


> EL-Ag

EL Bz
 Ag Af
DX Bz
D5 
toy 
A2 Aw 
JM  
GK A2 
clay S2

NF 
 Ag Af

colour Ab Ij 
cad artworker
cmf Bz

> craft-Ab-Jy-DH

Xs Bz
 Hc
jeweler
silversmith
goldsmith

ceramic 
glass 
 Gh
ceramic 
ceramicist
glassblower
potter

Ft Hc
Y8 

tailor@
sewer@@
alteration FT
Yr Ae
costume Hc
Sb 
 SL
seamster
seamstress
sewing CF AU
sewist

> Gf-Ag

Gf Bz
denim 
womenswear 
RX 
XT 
Jy 
lingerie 
menswear 
childrenswear 
Gf Ag Aj
 Eq

footwear 
shoe 

accessories 
handbag 

knitwear 

textile 
embroidery 
TE 
N1 
N1 QC 
textile KK  
  Gh
weaver

QC Hc
 Tx
 drafter
 grader
patternmaker
Sb Tx

Jy HG
XT 
RX 
 BN Bz
BN RX  
  Bz@
fit Ai
Jy 

Gf Mq
MC 
celebrity 
wardrobe 
ON 
C4 
 shopper@
Gf Aj
 Eq
 AE
MA 

costume Bz
 Aj
 AN
wardrobe 
 Aa

Gf A2 Bv
RX 
  AY As
Gf 
 Aa
Jy 

> F0-Ag

F0 Bz
 Ag Aj
 AA
 As
 Eq
 Aa
 AE

 Y6
 Mq
Y6@

Cm stager
A3 Mq

F0 Ff
F0 Ag 
Nl Ck
HN Bz

Dp Bz
S1 
closet 
XU 
Dp Al 
  Ag AE
  Ab bath Bz

Vf 
 stand Bz
Bc  
D6 Td 
Nh  
CE 
exhibit 
experiential 
booth 
Bw 
 Ck

set 
AY 
GR 
scenic 
Hs 
prop Hc
props Ca
scenic Gh
scenographer
set Y6
 dresser

KY 
 Ag AE

EF KO 
Pc  
 Gh
QQ dresser

	BF	
Cd
MN A5
 DU
U0 Qm
taught 
 RO
~|d

HO Ac
pupil HO
challenging 
Dg discipline

OE Aw
 AD
 Co
 Ag
Iq 
syllabus 
developed curricula
Fu AD
~|56

 JY
 SI
pacing Pw
scope Ab sequence
><1

Dg BH
formative 
pupil 
summative 
=}afl@
BH CW Br
  of Br
Dg GY
~|1

Mp Dg AL
  exams
 papers
 assignments
graded@@
Mp^@@
marking homework
 Ab Mg
marking^@@

VT BJ
Dg VT
pupil 
 Fg
Fg pupil attainment
~<2

Mt GS Co
  cards
pupil Df
BL 
~<1

Dg Mg
 conferencing
Mg to Qm

parent H5
 GJ
 U2
parent-ED 
H5 DS parents
Fk ET
parental 
parent 
parents' evenings

Dg ET
 motivation
Sd Br TY
engaging O5
 Qm

VU Br FV
GT 
nurturing  
Xo MN
~|o

E5-to-E5 tuition
 At
1:1 
 tuition
1-on-1 DU
Lq 
E5-on-E5 
 tutoring
~|1

tutoring
Ik At
homework help
Fi tuition

Ik Yh
=}rti@
}mtss
catch-up Ic
LW M8
Yh@@
J1 LW
F2 to 

A1-Di Br
experiential 
enquiry-Di 
inquiry-Di 
QE-Di 
=}pbl@

cooperative 
collaborative 
think-pair-share

hands-on 
 GC
Br centers@@
 stations
manipulatives^@@

blended 
hybrid 
 Cd
flipped MN
~|k

substitute Cd
F8 
cover 
 O5
 Ei
long-term substitute
~<j

MN At
 E7
Cd 
ED 
Sy teachers

PP Qm
 HR
 pupils
break H1
bus 
lunch 
hall 
lunchtime Ei
Dg 
playground 
recess 

extracurricular GC
extra-curricular 
after-BL 
 clubs
 EC
co-curricular
Dg clubs

OA trips
 Se
Ex trips
B4 
BL 

LX Dv
}gcse 
}sa{ts 
Cl 
 prep
}sat 
exam invigilation
~<k

standardized A8
Ir 
benchmark 
standardised Gp
Ir 
Cl AV

Cd Ez
OA 
MF 
creating worksheets
Br G1
Cd 
~|7

Bh Br WV
=}plc@
co-AD
co-Cd
ED Yi

ED NK
 De
MF 
=}ect mentor
De teachers
NK EA 
lesson ZO
Ft O5

Dg 
 De
Ik 
NK pupils
 young BP

ED Bh Aw
=}cpd@
=}inset@
in-Ap AO
Bh Aw CW teachers

Ar-I5 DU
Ar-XV 
BH Ar
achievement 
Dg Cc 
~<p

AC
><w:

lesson AD
 Ag
 Dv
~<v

 B8
Cd O5
deliver engaging 

MN Ac
MN HO 
  discipline
~<y

differentiated DU
 Br
 O5
 Cd
adaptive 
differentiation@@
MF scaffolding
scaffolding Br

Pt E9 
 Cd
 At
guided M8
 J1 M8
Pt-E9 Yh

CK Cd
LH 
Ht 
 MN
 DU
CK 
distance BF
 Br
LH 
e-Br B8
taught CK

Aq:

Dg-RY Br
Fa-RY Jo
Dg-centered DU
learner-centered

{bloom's taxonomy
higher-Gl NT

pedagogy
andragogy
MF K3
 TY
 Iz
Cd 
 K3
 methodologies
 TY
pedagogical
~<16

Fa Aw
stages of 
adolescent  
Hd Y9 
developmentally appropriate
WD milestones
Em Aw@

OA psychology
cognitive Aw
Br theories

Ad:

MN Ch
MF 
OA 
}Is {DR
{smartboard
ed Fw
{promethean DR
edtech
ZR whiteboard
Ch Ia


NV Cd
 DU
J1 
balanced NV
Hd 
guided J1
Cd 
Ce of 
NV@

numeracy 
Hd maths
Nk numeracy
~|a

{G7 as a Of CI
=}eal
=}efl
=}ell
=}esl
=}esol
CI learners
{G7 
multilingual 
~|d

FR Cd
 DU
band Ui

art 
 BF
GU Ab crafts GC
EF GU DU

drama 
performing GU 
PD DU
Cd drama
Hs BF

Fp BF 
}pe  
=}pe@
games O5
Fp BF
BL CL
Cd }pe

SO Cd
}ict 
DE Ce 
  NV DU
To clubs
Cd To
 SO

Vg AO
 BF
 DU
=}cte
BN BF
AL-Di Br

adult BF
 learners
 NV
Cx Br
Cd adults
~<1

AC
><1m:

TV Cd
math DU
algebra 
maths mastery
taught TV
Cd 
 algebra

{G7 
 CI Ab literature
=}ela
CI GU
taught {G7
Cd 

Ce 
O8 
IW 
N2 
Ce DU
taught Ce
Cd 
 N2
 O8
 IW

BG EY 
 DU
civics  
geography Cd
Tf 
humanities 
Cd geography
 Tf

NZ CI Cd
CI  
 DU
=}mfl
Of CI H9
modern NZ Uk
Cd {french
 {german
 {spanish

Aq:

phonics
=}rwi@
{fundations
{Tg Ab {sounds
{read {write {inc
phonemic JR
phonological 
~<h

{G7 CI exams
{cambridge {G7  

religious BF
 EY
}re Cd
catechesis

C4 BG A0 
=}pshe
=}sel
character BF
citizenship 
Nw Ab sex 
BG Ab emotional Br

}stem BF
}steam 
 GC
}stem 
 Br
=}stem
{lego VV
makerspace

Ak:

}tefl BZ
 Ak
}tesol 
=}celta
=}delta@
=}tefl
=}tesol
}tesl
><l


Hd Y9 BF
Za  
Hd 
Qu 
=}ece
Hd Br
 years
Za Cd
kindergarten 
ER-{k
ER-kindergarten

OP
Wl
babysitting
caring CW HR
day Ay
Fa 
 minding
childminding
nannying

infant Ab toddler Ay
bottle Wg
diapering
infant Ay
nappies
toilet AO
potty 
toddlers
><1

play-Di Br
NC provision
OA play
purposeful 
imaginative 
Rg 
free 
Br through 
~<3

Fa observations
baby 
key FC
Br journals
 journeys
{tapestry CK journal
next steps^@@
observing HR
><4

age-appropriate GC
HR's 
craft 
age appropriate OE
circle C9
story 

Fa OJ Ab mealtimes
snack C9
nap 

BL run
 drop-off
 pick-up
 pickups
transporting HR
Eb 

Aq:

{Be {start

OP MM
Fa Ay 
day 
}naeyc
Fa-to-BK ratios
BK-to-Fa 

Aq
><b:

{Hd {years {Kq {GR
=}eyfs
{Aw {UJ
}eyfs OE
 FM
Kq GR

{montessori

{reggio {emilia Jo
  {emilia
={waldorf@
{IC {OE
{Dz{scope
{steiner BF
{Cd {TY }gold
{R7 {BL

Ak:

OP Cs
Hd years Lw 
=}cache@
=}nneb
{BC 3 OP
}nvq  
{BC 2 
><f
<g

paediatric D3 aid
infant 
  }cpr
pediatric 
infant Ab Fa 

Ak
><i:

Fa Aw AA
=}cda YK
}cda BZ
 Ak

Hd years ED status
  Bh status
=}eyps
=}eyts

AP:

{ofsted EJ
 EK


IH BF
 OA IO
  IO
additional Br 
  IO
 At IO
=}aln
=}sen
=}send
=}sped
pupils DS }sen
Qm DS WJ

individualized BF EC
 CC
=}iep
}iep Z7
 Aw
 GJ
 Co
 goals
implement }ie{ps
Co 
Lq BF FI
><1

autism At
=}asc@
=}asd
}teacch
autism
autistic
~<2

emotional Ab ZT difficulties
  Vh disorders
=}ebd@
=}semh
emotional disturbance
~<2r
<3

dyslexia At
{wilson {J1
dyscalculia
dyslexia
dyslexic Qm
{orton-{gillingham
~<1h

sign CI
 T9 {G7
{makaton signing
deaf BF

VU Vh Yh Ab supports
}cpi AO
de-escalation 
=}pbis
{Oi {Ey {LW
}pbis FM
{A7 {teach
nonviolent Oi LW
VU Bl
restorative OH
><2u

sensory GC
 At
 OF
 Cn
 play
messy 

Aq:

BF A0 Ab Ay FI
=}ehc@
=}ehcp
}ehc FI
><9

Br WJ
 difficulties
=}mld@
=}pmld
=}sld@
={sp}ld
~<a

}adhd At
=}adhd
attention deficit
~<b

{F6 504 CC
  504
504 CC
Z7 Ab modifications
~<b

Xo BF
 Cd
Hg-contained MN
SP 
 Hr
 At
mainstream SP
IX Cn
~<d


pastoral Ay
 CH
 At
Kf tutor
pupil Ju
Dg 
 Hi-being
 P7
pupil 

BL LZ
M1 
Qg 
Ik Ri
Dg 
careers BF
 Qg
M1 Ab QV readiness
~|1w

 CH
MF 
key GR 
OA  
 AV
=}npq@
=}npqh
=}npqsl
P9 A5
BL Fx
 Ac

ED GY
 ZO
 OK
{danielson {FM
{marzano
><1

timetabling
Hx Lt
Iq DY
BL timetable

BL enrolment
Dg 
 DV
 TZ
T0 
pupil 
M1 
BL 
TZ LZ
Vi Ac

PV BJ
BL PV
pupil 
Dg 
HW 

Dg Cz
pupil 
Dg PB
 BD
transcripts@
=}ferpa

Aq:

TR HR
 Ku
 AO
=}dsl@
Fa B6
 AQ
 TR
 abuse Ey
=}kcsie
designated TR AR
mandated VW
TR@

BL PH
{estyn
}isi C0
{ofsted

 Gq
 governors
DR of BF

{common {Kk {Ir {B1
B1-Di DU
=}ccss
=}ngss
=}teks
{common {Kk
{next {GW {Ce {B1
Ik B1
Ir 
Br 
Ir OE 

{Kv {OE
{OE CW {PW
=}ks1
=}ks2
=}ks3
=}ks4
=}ks5
}ks1 Ab }ks2
key GR 1
 2
 3
 4
 5

}gcse Cd
{a-BC 
}btec
{edexcel
Dn-16
=}aqa
sixth Kf

{Fc {baccalaureate
=}ib@
=}myp
=}pyp
}ib EU
 {Ec
 OE

{Kw {Qa
honors RO
}ap 
 courses
dual Vi
gifted BF
 Qm
 Ab talented

primary BF
elementary 
 Qm
 Cd
 BL
primary pupils
 Cd
 MN
 BL
lower 

Zb 
 Cd
 BL
middle 

further 
Dn-Zb 
=}fe@
}fe M1
M1 Cd
Cx M1 
postsecondary

{k-12 
{k-12
{k12


AP:

IH BF Ak
 YK
 Q9
 BS
><12
|5

P9 Ak
 BS
BL AG 
FJ YK
><m

substitute Cd Og
 BZ
  Og
 BS

BL bus Q9
 Eb

AP
><3v:

Cd AP
 YK
 Cs
 BZ
 Ak
Lw 
ED 
 licensure
Ge ED
Av 
Lw BS

Jg ED status
  ED
=}qtls
=}qts
}gtcs EJ
}qts status
~<1

Ak:

}pgce
}pgde
}scitt
{teach {D3
postgraduate BZ in BF
{BL {J4
><3z
~<2

{praxis exams
={praxis@
}cbest
}cset
{t{ex}es
ed}tpa

}esl Q9
 Ak
VA 
 BF
 Q9
}esol 
=}clad@
><2n

J1 Ae Ak
  Q9
}letrs
><2q

paraprofessional Ak
 BZ
{para{DK

award in BF Ab AO
=}aet@
=}ctlls
=}dtlls
}aet BC 3
}ptlls
~<2k

{Kv {DR {Ak
 {Av {ED
=}nbct
><9

Ak
><30:

{NU of {BF
BF B2^@@
{b.{ed.
}ba primary BF
B2 in  
NU's 
={b{ed@@

{Ca 
={ed{d
={m{ed
{ed.{d.
{m.{ed.
LG of BF
Ca's in  
Ca's B2 

Ak
><3p:

}hlta status
=}hlta
higher BC Cd Aj

Cd Aj Cs
{BC 3 Cd Aj
}nvq  
{BC 2 

Aq:

Hd QV FM
 ED
newly Jg  
=}ect@
}ect induction
=}nqt


Ad:

Br Ac Bg
=}vle
}lms AV
Ht Br FV

{Hx{dojo
{seesaw app
{seesaw@
{Hx {dojo

Dg BD Ao
{arbor }mis
 BL
{banner Dg
{synergy 
{bromcom
{ellucian {banner
=}sims@
{infinite {campus
{Cv{BL
{skyward@

}cpoms
{my{concern

OP Ac apps
{blossom Qu
i{connect 
{brightwheel
{famly
{hi{mama
{parent{zone
{procare
{tapestry }eyfs

CK Br Dy
=}ixl
{accelerated {reader
{kahoot
{khan {Wr
{lexia
{nearpod
{padlet
{pear {deck
{edpuzzle
{quizlet
{renaissance {Br
i-{ready

BL BH Dy
}aim{sweb
}dibels
{fast{Pl
}gl {BH
{fountas Ab {pinnell
}map A8
}nwea }map
}star Gp
M2 Cz

{turnitin
Ik ML
plagiarism JQ

Ad
><8:

{canvas }lms
{instructure {canvas

{blackboard

{moodle

{CB {MN
 {Xn CW {BF
{CB  
  {Av {Lw

{schoology
{d2{l
{brightspace
{desire2{learn


T0 Cd
postgraduate 
 courses
GI 
undergraduate 
 Cd
M1-BC 
delivering lectures
higher BF
lecturing
Cd undergraduates
><4v

Ik Bm
scholarly 
 publications
Bm 
peer-reviewed 
 journals
Bm agenda
 output
publication K9

thesis Ei
{ph{d 
dissertation 
PP dissertations
 GI Qm
><2

Bm R5
}nih 
}nsf 
MP funding
Bm 
 T7
=}ukri

Ik Co
scholarly 
manuscript Dv
Bm papers
Co journal Uw

PY Sl
 papers
Ik U2
Rh at 
poster JN

Ik VL
 advisement
 Qg
Dg 
 VL
 BI
 M3 De

Dg Hu
 A5@
 union
 Az
Dg At 
  GC
 Et
{greek 
residence 
Ex 
campus 

By aid
Qs Dg 
}fafsa
scholarships AV
{Gj }iv funding
Dg B9

Ik Bt IU
=}qaa
Iq HK
EU 
 PH
institutional 
MP examining

EU CH
Ik 
Iq 
module 
faculty 

Ik AV
higher BF 
faculty  
 Hu
VB Xt

widening participation
Dq Ab 
M1 Dq Ea
OA HQ

MF Ag
CK Iq 

C2 AO B8

Q0 BH
{E5{file
}nvq assessing
 Ho
assessing apprentices
e-Hl
HL Bu Cd

Jx Az
 DU
 Eo
 A5
 Am
 reference
BL Jx

 U3
}rda 
={dewey@
}marc21
U3@
metadata cataloging
~<1

FK Aw
Jx PJ
 Ou
weeding 
~<2

archives Ac
archival arrangement
 Ou
IH 

Nh BF
gallery 
VS 
docent

El DS HR
A5 
BL-aged  
love of 
passion CW Cd
El DS young BP

 parents Ab XW
Fk KB
Cm-BL 
~<58

subject CH
 As
 BT
 AR
NV 
numeracy 
G7 
phonics 
maths 
Ce 
><2c

T0 Ap
Ik 
serve on committees

HO Ar FK
  Fg
MS Sc
 Ar
~<5j

IH BF At
}sen  
Br 
~<2w

Ib DS teachers

Ak:

{ph{d
{ph.{d.
LG of philosophy
doctoral B2
Mb 
doctorate

{advance }he fellowship
  }he
=}fhea
=}hea@
}pgcap
><u

HP Kn
 verifier
 Bt IU
 assurer
=}iqa
}iqa Cs
BC 4 }iqa
><g

Ak
><g:

Jx B2
=}mls 
}ala-Rd
{Ca of {Jx {Ce

}cilip JP
=}cilip
}mclip

Aq:

Fc Dg Az
  TZ
 Qm
=}dso@
}sevis
}ucas
Dg visas
Np abroad@@

{Gj }ix
 {i
{clery {Ev

}scorm
{tin {can }api
><p

Cd PW
 philosophy

tenure FQ
tenured

=}sa{ts
}sa{ts A5
key GR Pv
~<5b

Ad:

e-Br authoring Dy
{articulate 360
{h5{p
><u

Jx Ac Ao
{koha
}oclc
{alma {primo
{destiny Jx
{polaris 
{sierra 
{follett {destiny
{sirsi{dynix
U9 Jx Bg
~<s

AP:

Ir Ak^@@
 Av^@@
~<29

	> BL-Cd

ED
schoolteacher

elementary BL ED
grade 
primary 
  ED
year 6 
}ks1  
homeroom 
}ks2 
elementary 
fourth grade 
fifth 
Of 
D3 
Nq 
key GR 2  

Zb 
middle 
Dz 
Zb  
JA Dz 
sixth Kf  

TV ED
algebra 

{G7 
}ela 
literature 
CI GU 

Ce 
N2 
O8 
IW 

Tf 
geography 
humanities 
BG Ce 
BG EY  

CI 
{french 
{german 
{spanish 
}mfl 

}esl 
}tesol 
}eal 
}efl 
}ell 
}esol 
{G7 CI 
}tefl  
CK {G7 
}esl C1

DE Ce 
}cte  
AK 
}ict 
}stem 
SO 
economics 
Ch 
Vg 

art ED
drama 
Hs 

FR 
orchestra 
FR C1

Fp BF 
}pe  
gym 

religious 
}re  
religion 

substitute ED
casual 
QW 
F8 
cover 
 AN

EA 
ER-Ap 
Dg 
Hd QV 
newly Jg  
=}ect@
=}nqt
Cd Eq

J1 Ae
NV 
maths 
LW 
 ED
J1 
{Gj {i 
Ik interventionist
math 
J1 
NV Ds

> IH-BF

IH BF ED
IX Cn  
  ED
IH IO 
autism  
}sen 
}send 
}sped 
SP 
Br At 

}senco
}send As
SP 
IH BF 
 Ax
  OA IO As

> MN-At

Cd Aj
OA 
Br At 
BL 
MN  
 E4
IH BF 
  IO Aj
BF  
ED 
MF 
 E4
ED's 
=}hlta
=}lsa@
=}sna@
=}ta@
paraeducator
paraprofessional

Br mentor
Ik 
Dg 
HO 
 At Aj
MS At Ae
pastoral Aa
 At Ah

lunchtime AN
playground 
midday 
 Aj
lunch Ws
recess 

> Hd-years

Za ED
 AR ED
Wl  
ER-{k 
Qu 
toddler 
}eyfs 
{montessori 
Hd years 
 Lw
Hd Y9  
 ED
infant  
kindergarten 
KV 
prekindergarten 
{Be {start 

Qu DL
Za 
OP 
Hd years 
 Aj
Hd Y9  
Za  
 E4
 ED Aj
OP  
Wl 
Qu 
 CV
 key FC
crèche AJ
Cn BT

OP AJ
 provider
day Ay 
Fa 
  caregiver
childminder
creche Aj
Fa Ay 
 AJ
Wl  
playworker

nanny
au pair
babysitter
governess
mother's help

after-BL EC As
  ED
 EC BT
HY 
playgroup  
N3 club 
breakfast club Aj
camp Ax
 Fn

> Hd-years-Ac

Qu Aa
Hd years 
OP Dr  
  FP Ax
  Aa
 Ax
Wl 
Za 
Hd Y9 

> BL-CH

Be ED
 of BL
dean of Qm
BL AG
 Ax
headmaster
headmistress
headteacher
P9@

 of FW in BL
Ik Ax
 Aa
subject BT
OE 
phase 
key GR 
Ax of EY
Be of {G7
 Ce
 year
 TV

Lm of schools
Aj Lm
BL 
CR Ik Ah
S3 AG
BF Ax

> OE-Ab-Br-Ag

MF Ds
 Ae
BF 
OE 
 As
 Bz
 Bv
 Ax
 Aa
 Ip
OA AE
BF 
ED Ds

 Bz
Iq Bv
OA HG

> Dg-Gv

BL Fn
QV 
M1 
 BI
careers EZ
Qg counsellor

OA psychologist
BL 

Ik BI
 Ds
 Fn
Vi BI
Dg 
 M3 Ds
 As
 BI
  ET Ah
  At Ah

> BF-AV

TZ Fn
 As
 BV
 BI
 Aa
 Ah
Dg DV 
  Qb
Ax of TZ
Vi Fn
 Ae

By aid 
 BI
 Ae

VB

BL EM
 AG Aj
BL FJ  
  A4 Aa
BL AK  
  FU
 AS
PV 
 Ah
exams 
bursar
invigilator

T0 AG
faculty 
Ik 
 As
Ik EC 
GI 
residence Et  
Dg 
Dg Az  
 Ah
  Hu Ah
 As
Ky Ax

> T0-CH

dean@
M1 P5
provost
vice chancellor

> T0-Cd

professor
adjunct faculty
FW chair
faculty DI

lecturer
adjunct C1
M1 
Cd AA

GI Cd Aj
Iq  
GI 
 Dg C1

> further-BF

further BF lecturer
M1  
}fe 
 ED
adult BF 
 C1
}ged  
Vg 
 FN
 tutor
M1 
HL Bu 
adult Lw

Q0 Ho
 FN
Aw Ds
Bu tutor
AL-Di Br 
FN Ho
AO 
HN 

> Ik-Bm

postdoctoral If
 fellow
 Bm AA
GI Bm Aj
{ph{d Ru
 Dg
doctoral 
 If
postdoc
Bm fellow

> tutoring

tutor

Cl prep C1
  proctor
 scorer
 AG
exam marker
 tutor

> libraries-Ab-museums

librarian
Jx Ax
 Aa
CM Ae

Jx Aj
circulation 
Jx E4
 AS
 AA
 page
 Ai

archivist

Nh curator

	AB	
AB Ag
detailed 
 AB
Nk 
Ag 
 LV
=}feed@

 LV
FT 
BN 
UX NP
Ag calcs
AB Au

DE-aided Ag
=}cad
DE aided EW

2{d Ab 3{d }cad
2{d }cad Pa
><1

BN WB
AB 
Bi 
datasheets@
TN Pm

 Df
 Co@
 Ew
AB 
 Df

Ag KC
gate 
Ag HK
 Kn

Ko AB
 traceability@
 QD
 Ac
=}doors@
={jama
AB Ko

Ao 
}incose
=}se KW
{v-Ft

AB Fr Ac
  Qx
=}ecn
=}eco@
=}ecr
Ag Qx@

A2 Km AF
Km  
baseline Ac

A2 Aw
 Ag
 AB
{r&{d 
=}npd

Bm Ab 
applied Bm
={r&{d

Cl AD
 XS@
 E6
 OM
 rigs
}emc A8
D6 
Cs 
PQ 
G5 
=}halt

Ar H9
 O4@
sensors Ab Op@
=}daq
{Kv {Sr
instrumented A8
strain gauges

Ag of experiments
=}doe
{taguchi
factorial Ag

AB Ve
=}jmp

tolerance Au
 KJ-up
~<1

PQ AB
 Fx
Gz PQ
Bi 
BM 
PQ@@

}mtbf
}ram Au
~<1

failure Au
~<2

PQ RY AT
=}rcm
~<3

Gz ML Ac
corrosion  
ML 
Fp Gz 
=}rbi@
}iso 55000
 55001
Gz ML
 KW
B3 Di C0

AB A1 Ac
BN 
}capex Fz
AB 
Il 
A1 AB

Ao Kl
BM 
start-up Ab 
startup 
=}fat
=}sat@
Kl@
Kl Ab start-up
Mr Vd A8
Bo 
ER-Kl

BN bid GY
  T7
Ij requisitions

AB Ac
 CH
 A7 CH

 Fl estimation
  YX
}capex 
=}evm@
}aace
Fl AB
earned J7 Ac

AB B3 BH
Ag 
G0 
}iso 12100
AB B3

ergonomic Ag
anthropometrics
Em RR AB

patents in AB
invention disclosures
AB patents

AY AB At
  At AB
sustaining  

AC
><o:

Ao Ia

Ft Di Ao AB
{cameo {Ao {modeler
}mbse
{sys}ml

Aq:

AB PU
 WF
 M6
applied AB

}epc Fz
turnkey 
}epcm
}epic GD
AB GV Ab BA

AB B1
}ansi 
}din 
Ok Ab-@
Ag Ok

}uk AH L5 CW Xu
}bpss AB

}itar

AB Q2
=}lca
circular economy
QX footprinting
 BH
KW 
Et I8 
decarbonisation
embodied QX
whole Et 
CZ zero

Aq
><4:

}api B1

}iec 

}ieee 

}mil-}std

}astm B1
}astm

}asme Ok
}asme

Ad:

A2 KW Ac
A2 Ar  
=}plm
{PC{Dj }pdm

{weibull Au
{monte {carlo 
><z

Ad
><2:

{windchill

{teamcenter

{enovia

{Ut {vault

AP:

Bh Af AP
  Af
={p.{e.
=}pe
{p.{eng
{p{eng
>|2

Ak:

WF of AB exam
={e.{i.{t.
=}eit
=}fe@
Af in AO

E8 Af
={c{eng
chartership
{AB {II EJ

incorporated 
{i{eng

AB Ai EJ
{eng{Fw

AB institution JP
}ai{ch{e
}asce
}mi{struct{e
institution of E3 Xu
}ashrae DI
}asme 
}ieee 
}cibse
{Xu {australia
{i{chem{e
{i{mech{e
{i{struct{e
}mi{chem{e
}miet
}mi{mech{e
=}iet

AB Q0
}btec AB
}nvq 
C9 served Af

}hnc AB
}hnc HJ 
}hnd  
}onc 
}hnc CS 
  or }hnd
}hnc/}hnd


HJ 
 Vj
 }cad
 Ag
 Ao
 A2 Ag
Z4  
mechanism 

finite element Au
}fe  
=}fea
=}fem
finite element
Ie MJ
>|1

Na Au
fatigue 
 Et
 Ab fracture
fracture NE
strength LV
Na 

Yg fluid G3
{star}ccm
=}cfd
{flo}therm
{Eu}foam
}star-}ccm+
>|21

CF Ag
 elements
bespoke G0
IH purpose 
 Kx
gear Ag
G0 
gears Ab bearings
mechanisms@@
><4

plastic HA 
  Lh
Xi molded 
  mold tooling
plastics Ag
mold 
Ad 
moldflow

sheet GP Ag
 Lh
OB Ag
weldments

rotating Bi
 G0
}api 610
HJ seals
pump IV
rotordynamics
turbines

NW Wh
 Ao
 Bi directive
}api 650
=}ped
}pd 5500
}pssr
}asme }viii
 {F6 }viii
}pv {elite
LC tanks

piping Ag
 I4
 Ao
 AB
 isometric Lx
}cad{worx
BM 3{d

}api 570
~<1

piping isometrics
isometrics@
isometric Lx
~<2

{Is {BM 3{d
{Is{BM
}sp3{d
~<3

}aveva {e3{d
}aveva
}pdms
{e3{d
~<4

}asme {b31.3
{b31.3
~<5

pipe Na Au
  Na
}caesar }ii
~<6

static Bi
fixed 
fired heaters

MU AB
 BA
 Ag
}asme {b31.8
DB Ny
Xp@@

 ML
in-Bx C0
pigging
~<1

hydrotesting
hydrostatic A8
~<2

}nace Ak
}nace
~<3

cathodic B6
~<4

}HC Ag
HJ Az 
ductwork  
}HC Bg 
  AB
}cibse guides
}smacna
heat Hh Au

WW 
~<1

Bf Az 
 AB
}mep  
 Ag
~<2

Ba A0 AB
 Ag
Ly  
~<3

{hevacomp
~<4

}ies AI
~<5

{Tc }hap
~<6

{trane }trace
{trace 700
~<7

}ashrae B1
}ashrae
~<8

vibration AB
acoustic 
 ZS
 C3
acoustics
D6 noise
modal Au
noise Gp
 AF
Ie G3
vibration

mechatronics
electro-HJ Ao
Z4 
mechatronic 
linear actuators

servo motors
stepper 
actuators
servo Ao
~<1

QT AF
 Ao
~<2

=}ros@
}ros2
~<3

VV AB
kinematics
robot Ag
robotic Ao
~<4

N4 
 Ag
 Ao
{Cw {v
fiber lasers
interferometry
{Px{Dy
lens Ag
opto-HJ 
optics
optomechanical

Yn Sr
~<1

N4 SI
~<2

photonics
~<3

Mz Ao
lasers@
~<4

{zemax
~<5

Sz AB
Cy 
R8 
bioengineering
Sz devices
 Op
orthopaedic implants
ZU Ag

Ad:

}comsol
multiphysics C3

{mathcad
~}matlab

}gnu {octave
~}matlab

{lab}view
}ni {Cl{stand
=}ate
SM Cl Bi

{Cl{stand
~<1

}pxi
~<2

Ad
>3{d C3:

{PC{Dj
}cswa
}cswp
{PC {Dj
~|4
|2
|3
|1
{N9 360
|6

}catia
3{d{A5

{creo
{DK/{e
{DK/{Af
{DK{e

{siemens }nx
=}nx
{unigraphics

{Ut {inventor
{inventor 3{d
 {Bh
 }cad
{inventor@

{onshape
~{N9 360

{PC {edge
{PC{edge

Ad
><1m:

{ansys
{fluent }cfd
}hfss
~|1

{abaqus

{nastran
~<1

{hypermesh
~<2

}ls-}dyna
~<3

{patran
~<4

{altair {hyper{Dj
~<5

{femap
~<6

{opti{struct
~<7

Ad
>}matlab:

{simulink
Ft Di Ag
Ft-Di Aw
Bg MJ

{stateflow
~<1

{simscape
~<2

{amesim
~<3

{modelica
~<4

Aq:

fluid NE
 G3
 Ao
 FS
 Cv
hydraulics LV
pipe FS

thermodynamics
heat Ab mass Jl
thermodynamic Au
 cycles
QA sciences
thermofluids

heat Jl
 exchangers
Kp cooling
QA Au
 AB
 Ag
 Ac
~<1

Ez Ce
 characterisation
 AB
 A8
=}xrd
Ij IV
polymer Ce
Hv metallurgy

}fda 510(k)
510(k)
~<11

biomaterials
~<12

biomechanics
~<13

Sz Bi AT
Bb 
 BB
}cbet
Sz Bi
~<14

}iec 62304
~<15

Ag Gr
 Tf file
~<16

}iec 60601
~<17

}iso 14971
~<18

Bb J5 Ag
 Aw
~<19

Aq
><a:

OT electron microscopy
}sem Au

corrosion

polymer Ez
polymers@

metallurgy
metallography
metallurgical Au

Aq
><2f:

steam turbines

DB 
turbomachinery

pumps Ab compressors
centrifugal pumps


CS AB
 PU
 VX
 Ag
 Ao
 M6

Cv Bt EY
harmonic  
~|16

B6 CN EY
CN  
~|15

short N5 EY
 Au
fault BC EY
~|14

arc flash EY
 Au
~|13

relay settings
B6 
~|13

}iec 61850
~|12

}neta Ak
}neta
~|11

relay A8
{omicron 
relay Kl
~|10

lightning B6
~|10

earthing Ag
 Ao
}cdegs
grounding Ag
~|z

ST Bx 
~|y

}pls-}cadd
~|x

Ny Bx Ag
  AB
 LU
~|w

CS Bf Az
  E5-LU
 Az Ag
{amtech  
Hh LV
><e

Ka Lt
~<1

CS schematics
 Lx
KG schematics
~<2

LT sizing
 LV
RQ drop 
~<3

single Bx RD
E5-Bx  
~<4

Cv Kp
 Qn
 converters
}ac-}dc 
}dc-}dc 
gallium nitride
}igb{ts
}mosfe{ts
}plecs
Qz chargers
converter Ag
inverter 
magnetics 
~|1

Kp Ag
N5 
Id 
 VX
 AB
 Vj
Vt IV
Kp@
low Cv Ag
schematic  
DR BC 
G5  
 Aw

}pcb 
N5 DR 
DR I4
=}pcb
printed N5 Ng
~<1

Ld ML
Cv 
Dz speed }pcb
~<1

}rf AB
=}ads@
=}rf@@
{keysight }ads
}rfic
He frequency
 Ao
OU 
LO A8

electromagnetics
}cst {FD
~<1

}rf A8
~<2

Id warfare
~<3

microwave AB
 Ag
}rf Ab microwave
~<4

Vu DN
link Mm
satcom
~<5

Py Ao
Py@
~<6

antenna Ag
antennas
~<7

Ld Bn
=}dsp
=}fft
adaptive filtering
filter Ag
DN M6

{kalman filtering
sensor N9
><1

WA AB
telecoms 
tower 
3}gpp
}das Ag
}gsm IZ
microwave links
He Dq CA
Pt cells
RZ towers
telecommunication Ao
Ny AD

}fpga Ag
semiconductor 
 devices
{cadence {innovus
}dft insertion
=}hdl
}fpga
{lattice {diamond
{Ft{sim
{synopsys
{Bg{c
{zynq
Dz-BC synthesis
tape-out
{prime{C9
{quartus
tapeout

On synthesis
{synopsys {Ag {compiler
~<1

}asic Kn
~<2

static timing Au
timing closure
~<3

analog }ic Ag
}ic  
 I4
}cmos
~<4

}asic Ag
{so{c 
chip 
}asic
}vlsi
place Ab LQ
~<5

Mh Kp
 G5
 Ao
=}qnx
}ca{nopen
{nordic n}rf
bootloaders
n}rf52

{io{t devices
Is 
connected 
OU sensors
={io{t
OV of things

AC
>|x:

Hh FS EY
Bg Mw  
grid  
Cv Bg 
 C3
  FS
Hh 
hosting S4
transient Ul

B6 Ab AF
  relays
 AB
 RP
 Ao
 CN
relay 
}sel relays
W8 
doble
Zb Xi A8

substation Ag
 BA
 AB
Dz RQ 
 cables
11k{v
132k{v
33k{v
{g99
}hv LT Ag
switchgear  
Go 
 Bx Ag
transformer  
}hv 
 substations

AC
><q:

schematic QD

DR bring-up
G5 

N5 Au

mixed Ld Ag
mixed-Ld

BO Kp
 VX
 Ag

analog N5 Ag
  VX
analogue Ag
 Kp

AC
><k:

}ftth Ag
}ft{tx 
fiber CA 
fibre  
 CA AD

QF BM AB
  BM
=}osp

5{g

}lte IZ
4{g/5{g
=}lte
}ran AB

AC
><o:

}rtl Ag
=}rtl

{xilinx {vivado
{vivado
{xilinx

{Bg{verilog
=}uvm

{verilog

}vhdl

AC
><o:

}misra {c
}misra

{raspberry {pi

{arduino

{i2{c Ab }spi
{i2{c
=}spi@
}rs-232
}rs-485
}spi bus
}jtag
}uart

Mh {JG
{yocto
DR At NP

}rtos
{free}rtos
{vx{Dj
Dk C9 G2 Ao

microcontrollers
=}avr
}arm {cortex
}esp32
}stm32
microprocessors

Mh AI
 {c
 {c++

firmware
bare GP

Aq:

Cv Ao
 grid
 AB
 IZ
electricity 
XJ Cv
 MZ
GW Ab Ny
grid@@
><23

CS Kx
}jmag
electromagnetic Ag
generator 
{J9-}cad
motors Ab drives
XJ  
 motors
induction 

}emc Ag
}emi/}emc
electromagnetic compatibility
 interference
=}emi
=}emc

Aq
><3:

Ny Ab Go
={t&{d IZ

Cv Go
CS 
Go IZ@@

 GW

Aq
><15:

EL {io{t
 OV of things
{i{io{t

}mqtt

{lo{ra}wan
{zigbee

{bluetooth {low {DM
=}ble

BO twin

{Ek 4.0
BO Do
Is Mr

Ad:

}eplan
{e-{FI
Ka Ag
Ka I4 

{e3.QM
~<1

}ul 508{a
}ul508{a
~<2

{zuken {e3
~<3

{proteus }pcb
~|r

{mentor {xpedition
~|q

 }pads
}pads }pcb
~|p

{eagle }pcb
{Ut {eagle
~|o

N5 MJ
=}spice

{l{tspice
~<1

{p{spice
~<2

{multisim
~<3

}hspice
~<4

}tina-}ti
~<5

Id Cl Bi
lab 
VY generator
Ld 

Ad
><u:

}etap

}skm
~<1

}pss/{e
}psse
~<2

{d{ig}silent
{Cv{Mr
~<3

}pscad
~<4

}cyme
~<5

{easy{Cv
~<6

{amtech
~<7

}aspen {E5{liner
~<8

{Cv{world
~<9

{DK{Ag
~<a

}ipsa
~<b

}pslf
~<c

{Eu}dss
~<d

Ad
><2r:

{altium {Bz
{altium

{or}cad
~<1

{ki{cad
~<2

{cadence {allegro
 {virtuoso
~<3

{mentor {JT
~<4

{easy}eda
~<5

{dx{Bz
~<6

{zuken }cr-8000
~<7

Ad
><p:

Vt BC BB
Id fault QG

On analyzers

CA 

spectrum 

oscilloscopes

Ak:

}hv authorised FC
}lv 
G8 
=}BQ }hv
authorised FC 
}hv authorised
 Xv
}BQ authorisation


AF Ao
 loops
 YG
 loop R9
Fd Ab Gr
Gr AB

EL Fd
Mr 
Bp 
SM Bi
 Ao
 Do
Fd AF
 AB
 Ao
~<1

}plc Eo
}iec 61131
}plc/}hmi
VY PA diagram
=}plc
ladder On
programmable On controllers
Rg text
><1

Bp Op
={c&{i
={e&{i
={i&{c
}ec&{i
{i/{o lists
B4 Sr
MI calibrations
 AB
 index
 AT
 TN
Op@
}hart communicator
BC sensors
ZV 
thermocouples Ab }rt{ds
transmitters
valve positioners

Aq:

EL IZ
 {ethernet
 DN
 OM
=}as-i
}io-{link

G0 AQ Ao
  directive
=}sistema@
}cmse
}en 13849
}iso 
{pilz
CF AQ B1
AQ }plc
 VX
 relays

HL AQ
}sil EY
=}sis
cause Ab effect RD
EV shutdown Ao
AQ KW

Rv area Bi
  locations
 areas
}atex
}dsear
{ex Bi
 Jd
}iec{ex
explosion proof
explosive atmospheres
intrinsic AQ
intrinsically GT

Aq
><9:

Bp AF

AF M6
closed loop AF
Mg  
Ft YH 

}pid AF
 loops
 R9
loop 

Aq
><a:

Bp analyzers

}ccst
}isa Av AF Ao Ai

loop Gu
 RD
MI loops

FS meters
 Oy

AF valves

Aq
><e:

{kepware

{AF{CZ

}hart NR

{Kq {fieldbus
fieldbus

}dnp3

{J5{CZ

{ether}cat

}opc }ua
=}opc

{ether{CZ/}ip

{modbus

{profinet

{profibus

Aq
><p:

AQ ML BC
=}sil@
}sil Kn
 BH

}lopa
layers of B6 Au

AQ instrumented Ao

}iec 61511

 61508

Ad:

Em-CF SN
AU 
=}hmi
}hmi/}scada

}scada
=}rtu Km
Xw Ao
~<1
|9

{ignition }scada
 {perspective
{inductive {Fd {ignition
><1

{wonderware
~<2

={in{touch@
~<3

i}fix
~<4

{citect
~<5

}aveva {Bg {Fq
~<6

{clear}scada
~<7

}vt{scada
~<8

WT AF Bg
=}dcs
MB AF
{s88
><1d

Ad
><1c:

{schneider }plc
 {modicon

{mitsubishi 

{omron 
{omron

{allen-{bradley 
{compact{logix
{AF{logix
{allen {bradley
{Mr{talk
{logix 5000
{FD 
{Ka{view
}rs{logix
}rs{view
{rockwell
}slc 500
~|1

{siemens 
 {s7
{s7-1200
{s7-1500
{s7-300
{simatic
{step 7
}tia {portal
{win}cc

}plc NL
{wago }plc
}ge 
{horner 
{Fd {J4 

Ad
><1:

{beckhoff

{twin}cat

}codesys

{b&{r {Fd

{modicon

{unity {DK

{proficy

Ad
><g:

{emerson {ovation
{ovation }dcs

{delta{v
}dcs Ao

{honeywell {experion
 }tdc
}tdc3000
{experion }pks

{yokogawa {centum

}abb 800x{a
 }dcs
}dcs Cj

{siemens }pcs7
}pcs 7
}pcs7

{foxboro

}isa-88

Ak:

{comp{ex
+Av
}eeha
{ex Ak
><1v


E3 AB
Ga 
 Fz
E3 
 Ga
 Dj
 Ag
 Ab Ie
civils@
Ga@
Ba Dj

Ie 
 Au
 Xk
 Lx
 Ll
 C3
 Ag
 GY
 framing
 Ao
 LV
Pl Gp

Hh Oe
~|1m

}aashto
~|1l

Pl C0
}nbis
~|1k

EB AB
JM 
}hcm Au
}ptoe
}saturn Ft
}sumo EB
{trans}cad
{BU}tag
Qy S4 LI
intelligent JM Ao
{aimsun
{cube {voyager
microsimulation
EB calming
 Au@@
 counts
 Am
 Ar FK
Fe OK

}visum
~<1

junction C3
}arcady
{junctions 10
}picady
~<2

}linsig
~<3

{synchro EB
{synchro/{sim{EB
~<4

}vissim
~<5
<1

EB Ld Ag
  signals
Ld timing
~<6

EB Mw EY
 Au
  EY
~<7

Fe Gp
 IR
EN CC
~<8

 C3
EB 
EN La 
~<9

storm Md
 sewers
~|1c

Md CY
~|1b

{storm}cad
~|1a

{hydro}cad
~|19

{info{Md
~|18

{micro{Md
~|17

{su}ds
TS Md
~|16

YD Ac
 Ag
storm CD
~|15

hydrology Ab hydraulics
={h&{h
{flood {S2
}icpr
{info{CD
}lomr
{sewer}cad
flood alleviation
 M4
watershed modeling
floodplain 
hydrologic 
 Au
Vr Ag
 AB
hydrological C3
river 
sewer 
levees
Eu R0 FS

}modflow
~<1

}epanet
~<2

coastal AB
~<3

dam 
dams@@
~<4

floodplain Ac
floodplain
~<5

{CD}gems
{CD}cad
~<6

}swmm
}pcswmm
}xpswmm
~<7

{info{Dj }icm
{info{Dj
~<8

}tuflow
~<9

flood C3
 JY
 EY
~<a

 B3 BH
  B3
~<b

}hec-}hms
~<c

}hec-}ras
~<d

Vr C3
 Au
~<e

hydrology
~<f

CD Ab SA AB
  sewer
  Ek
 Gc plants
  Y3
 main Ag
  Ga
 F8 Ao
SA  
 FK
 AB
 IZ
{bio{win
biosolids
nutrient I1
sewer Or
sludge Gc
CD/SA

Zx AB
Io 
 Fx
=}flac@
Rj Au
Zx 
 Op
 WS
 Df
 Ag
earthwork 
shoring 
}wallap
{hole}base
{Eu{Io
{rocscience
{slope {w
geotechnics
soil TM

Bo I4 Ag
Bo  
Bo FI 
~|n

MZ Ag
 CC
 I4
~|m

subdivision 
Ex subdivisions
~|l

Mp Ab Md
  Ag
 CC
~|k

BA phase Az
  AV Az
BA AB Ab C0
=}cei@
}nec AN
Ky AB

pavement Ag
 AB
 GY
 Ac
airfield pavement
asphalt Ag
 mix Ag

coastal Ab Cq L2
coastal L7
 L2
OW 
MT 
Cq 
waterfront 
breakwaters
jetties
H2 AB
quay walls

Cr B6 AB
 Ag
 Ao
Et AQ  
}fds C3
{pyro{sim
Cr AB
Cr AQ 
  WR Ag

facade AB
 Ag
curtain wall 
roofing ZS
envelope Kl

AC
><1d:

Ie C0
 Gp
 Gs

masonry Ag

prestressed S0
Dn-tensioned 

Vw Dj Ag

Mu Ag
wood 

Kq 

seismic 
 Au

reinforced S0 
S0  
 L2

Ie LS Ag
  LS
LS Ag
 L2

Pl AB
 Or
 Ag
 BB
 AT
 BA
 L2
Qy 
}nbis C0
bridges@@
culverts

AC
><1p:

Qy Ag
 Fx RP
  AB
roadway 
 Ag
interchange 
intersection 
Kh 
JM 
 Fz
=}ord
LI CW streets
}aashto {green {HZ
  B1
}dmrb 
{Eu{roads
Ir }dot

Md 
 LV
 CC
 C3
{causeway {FS
{pond{pack
Um ponds
erosion AF CC
foul Md
YD Ao
N1 CD Ac

Fv Aw AB
  Aw
Bo 
 AB^
E3 FI sets

Aq:

geometric Ag
~<4

{caltrans B1
{caltrans
~<5

{tx}dot
~<6

}fdot B1
}fdot
~<7

}mutcd
~<8

swept path Au
{Dl}turn
~<9

Kh AQ E2
~<a

{F6 278
{s278
F6 38
~<b

}dmrb
~<c

}meica
~<10

}amp7
}amp8
~<11

desalination
membrane filtration
reverse osmosis
~<12

CD Go Ao
  Go
 IZ
~<13

sewer Ag
sanitary sewer
~<14

pump stations
IP 
~<15

CD G1 AB
  G1
~<16

drinking CD Gc
  CD
Nn 
potable 
~<17

SA Gc
sewage 
Gk CD 
activated sludge
~<18

{geo{FD
~<18

AB geology
~<19

retaining wall Ag
  L2
earth NG
~<1a

rock NE
~<1b

tunnel AB
 Ag
~<1c

g}int
~<1d

Kq AB
deep foundations
pile Ag
~<1e

}plaxis
~<1f

soil NE
~<1g

slope Ul
~<1h

}bs 9999
 9991
~<1a

}nfpa 25
~<1b

 72
~<1c

 B1
}nfpa
~<1d

smoke AF
 C3
~<1e

Cr MD Ag
~<1f

{Dl}sprink
{hydra}cad
~<1g

YT Ag
~<1h

Cr CY
Cr AQ 
~<1i

Bf O8
 Ce
~<1i

waterproofing
~<1j

Bf envelope
 enclosure
~<1k

Aq
><2x:

{eurocodes
}bs 5950
 8110
 }en 1993

}aci 318
=}nds
}aisc
}asce 7
}csa {s16
=}aci

Ad:

Ie AI
}lpile
><31

geographic BD Ao
=}gis
}esri
}gisp
geodatabases
geoprocessing
W5
JY AI
spatial Au
 Ar

Ad
><2:

}sds2

{tekla {Ie {Bz

{robot {Ie {Au
{Ut {robot

}ram {Ie {Bg
  {RV
 {elements
 }ss

}lusas

}etabs
~|1
|2

}BQ2000

}staad {DK
}staad

}risa

{tekla {L2
{tekla

}scia

}csi {Pl

{tedds

{Ca{QM

{midas {E3

sp{column

{advance {LS

}enercalc

{fastrak

{oasys }gsa

{prokon

{dlubal

}idea {stati{ca

{sky{civ

{l-{pile

Ad
>{Dl}cad:

{E3 3{d
12d
{Dl}cad {E3

{in{roads
~<1

{Eu{roads {Bz
~<2

}geopak
~<3

12d {Ft
~<4

{infra{Dj
~<5

{key}terra-}firma
~<6

Ad
><z:

cartography
map AY

LH sensing
Vu imagery

{map{info

}fme spatial
=}fme

{Dn}gis

{CB {earth {EE

}erdas {imagine

}envi J0

{geo{Er

{arc{py

AP:

SA AU AP
~<3b

CD 
CD Gc 
 Ak
~<3c


JU AB
 L7
Fe phenomena

Bp 
 BM
 Bi
 intensification
 BJ@
NC L7
EL 
BM Cc
AY Bp GB

piping Ab Op RD
=}pfd
{p&{i{ds
Bp flowsheets
 FS RD
={p&}id
{p Ab }id

}hazop
}hazid
{what-{if Au
hazard Ab operability Np
>|u

QW valve sizing
  valves
 Bg Ag
}api 520
 521
}psv sizing
QW 
I6 
Bi 
Bx 
pump 
blowdown@@
flare Ao
NW QW

bioprocess AB
biochemical 
bioprocess Aw
upstream Bp 
downstream 
HB O9 scale-up

tangential FS filtration
~<1

Ya purification
downstream 
~<2

bioreactors
~<3

fermentation
fermentors
~<4

polymer Bn
 AB
plastics 
adhesives MG
My 
coatings 
 Ch

rubber compounding
compounding^@@
~<1

rheology
~<2

A2 MG
MG Aw
MG@@
~<3

minerals Bn
ore 
metallurgical 
{datamine
{micromine
{mine{sight
flotation VX
comminution
hydrometallurgy
leaching@@
mine Rs

mine WW
~<1

IX estimation
geological C3
~<2

{leapfrog {geo
~<3

WS geology
Kk O4
mineral WS
~<4

{surpac
~<5

{deswik
~<6

mine AD
 DY
 Ag
~<7

Sa AB
~<8

AC
><m:

Bp Lk

debottlenecking

Kb BM
 scale
BM Tt

Bp Ag
 AB Ag

scale-up

Bp Q5
BM 
optimising L7

 Aw

mass Ab DM balances
DM Wd
Ij 
mass 

Aq:

Bp AQ Ac
  AQ
BN 
=}psm
Rv L7
}pssr Gu
major VP hazards
ER-startup AQ DG
QW Ao
AQ Qj elements

AQ Dm
~<1

TQ B3 BH
=}qra
consequence C3
~<2

bow tie Au
={bow{tie@
bow-tie
~<3

Ac of Fr
=}moc@
~<4

Bp hazard Au
=}pha
~<5

}comah
{seveso
~<6

petrochemical refining
oil 
oil Ab DB 
petrochemicals
catalytic cracking
JU Ek
 BM
crude units
hydroprocessing
olefins
refinery
refining^@@
~<14

Aq
><15:

Fu Am@

distillation

reaction AB
reactor Ag
JU kinetics

mass Jl
separation L7

Ad:

Bp MJ
 C3
}dwsim
flare Au
flowsheeting
><1a

Ad
><1:

=}phast@

=}olga@@

{aspen {plus
={aspen
{aspen}E5
{aspen{Fw

 }hysys
}hysys

{uni{sim

{chem}cad

}DK/}ii

g}proms

{super{DK {Bz

{petro-}sim

{flarenet

}pipesim


Hi AD
 Ag
 BA
~|o

OS fluids
mud AB
~|n

Hi AF
}iadc {Hi{sharp
}iwcf
~|m

directional OS wells
=}mwd
Oy while OS
~|l

oil Hi A8
flowback
~|l

artificial IP
DB 
}esp pumps
~|k

Hi LW
workover
~|j

wireline
slickline
~|i

coiled tubing
~|h

Vr fracturing
frac
fracking
~|g

decline curve Au
~|g

petroleum geology
~|f

geophysics
geophysical Gs
seismic Q1
 Ar Bn
~|e

reservoir MJ
 C3
~|d

petrophysics
log Au
Hi logs
~|c

={petrel@
~|b

wind RS AT
  turbines
blade BB
RS Ur

Cv BM Cj
RS  
QA Cv
}hrsg
boilers Ab turbines
coal fired
DB engines
generating units
Cv BM
 FO
steam GW

DM Ac
 ZA
 Ar Au
MZ bill  
retro-Kl
=}aee
retrocommissioning
}ashrae GN
QX KU
DM Gp
 Vk Fz
  BJ
 GV
 Cc Ys

D6 AB
 Ll
 Ib
 due SQ
  Bo Jc
remedial  
}lust sites
}pfas
}ust closure
St Ao
KJ A8
vapor intrusion
{con{sim

 Mw BH
  Gp
 Mw
 DG
 IR
=}eia
}cemp
}ea Wn
}esia
}hra habitats
BA D6 Ac FI

Gk Ac
 disposal
 Bl
 Ek
 Bn
 segregation
 Gc
 GN
 Jl notes
}rcra AO
PC Gk

Y3 CN
make-ready AB
pole O7
}nrswa {c3
{o-{calc
}spid{acalc
joint use
MZ diversions
 Wn
 YL

AC
>|5:

OS AB
Hi 
casing Ag
cementing^@@
OS Ea
 GB
 rigs
 Am
rig 
 Hy
mud O4
MT OS
wellsite Ei
{Hi}cap

Hi Yt
 ML
 stimulation
 Az
pumping 
wellhead
={p&{a
PT Ag
 AB
Yt^@@
Pr G2
plug Ab abandonment
snubbing

reservoir AB
 characterization
 Ac
{eclipse reservoir
}cmg 
}mbal
}pvt Au
nodal 
NW transient 
{techlog
geosteering
Tf matching
reserves estimation
{kappa {saphir
subsurface C3
subsurface@

Aq:

oil Ab DB AB
  DB
  B4
={o&{g
midstream@@
oilfield
upstream Ab downstream
petroleum AB
upstream@@

renewable DM
Nn 
 Ch
cleantech
DM transition
renewables

DM LC Ao
  LC
Qz 
=}bess
}homer {DK
microgrids

hydrogen Ch
ammonia fuels
hydrogen@

Pb AB
10 }cfr 50
}alarp
}onr Db
N9 DM
Pb@@
Pt modular reactors
}relap
criticality AQ

}nrc Db
~<1

radioactive Gk
radwaste
~<2

reactor AU AP
}nrc BS
~<3

}nqa-1
~<4

reactor O8
}mcnp
~<5

VC B6 AB
  shielding
radiological B6
~<6

Pb decommissioning
decommissioning
~<7

 AQ Dm
  AQ
~<8

DM from Gk
Gk to DM
~<o

}nerc Bk
 }cip
~<p

 Ak
}nerc
~<q

S3 Pd
heat IZ
~<r

combined heat Ab Cv
=}chp
cogeneration
~<s

combined I8
}ccgt
~<t

La F2
~<t

Oy Ab Kn
}cmvp
~<u

=}esos@
}secr
~<v

DM Vk
 savings
 PI
 KU
~<w

Av DM Aa
=}cem@
~<x

}iso 50001
~<y

DM GN
 Gs
~<z

Du Bt Gp
~<z

}spcc
~<10

hydrogeology
groundwater C3
~<11

}npdes Wn
{Nn {CD {Ev
}npdes
~<12

}cercla
{superfund
~<13

}rcra
~<14

Du permitting
{Gj {v
~<15

 Bt C3
}adms  
Du dispersion 
}aermod
~<16

Bo St
D6 
St@@
~<17

groundwater Ii
 BJ
~<18

contaminated Fv
 sites
geoenvironmental
~<19

{phase {i }esa
  }ii }esa
D6 Bo Gp
~<1a

D6 Bs
~<1a

 GN
~<1b

}iema JP
}iema
}piema
~<1c

D6 Ac
~<1d

 BJ
~<1e

 Bk
 Sp
 Db
 laws
}epa Bk
 Db
~<1f

 permitting
permitting D6
~<1g

}ceqa
~<1h

}nepa
~<1i

Gk Db
~<1i

}wamitab
~<1j

landfill
~<1k

SJ Am
 Kz
Ez Ej 
~<1l

Rv Gk Ac
  Gk
~<1m

Xw Ab metering
DM  
Is 
Kw metering Ga
metering Ao
sub-metering

Aq
><1g:

tidal DM
wave 
Cq renewables

geothermal 
geothermal

biomass
biofuels

anaerobic digestion
biogas

hydropower
hydroelectric
hydro Cv

KL DM
 Fz
 farms
 Cv
MZ-scale KL

MT wind

wind DM
 farms
 Fz
 Cv
onshore wind

Aq
><1n:

electrolysers
electrolysis

QX QD
=}ccs
}ccus

fuel cells

Ak:

}gwo AO
=}gwo
}bzee
><27

}hazwoper
~<23

Ad:

KL Ag AI
  Ag
}pv 
KL Bg 
}pv 
{aurora {KL

Ad
><1:

{p{vsyst

{helioscope

{Eu{KL

}pv*}sol

{p{vcase


EL AB
Do Ao 
Ij FS Au
Tq B1
C9 
queueing M6
workstation Ag

Am Bm in Ek
~<1

}delmia
~<2

{tecnomatix
{BM {MJ
~<3

{simio
~<4

{any{On
~<5

{flex{sim
~<6

discrete CE MJ
{arena  
{witness 
~<7

BM I4
Kz 
 AD
Mr 
 I4
Bx 
~<8

}cmf Ag
color Ij finish
~EL Ag

A2 sketching
FT 
Ag 
RV 
ideation 
~EL Ag

{keyshot
~EL Ag

OO Ag AB
OO  
 Aw
 Ez
 HK
 A8
 WB
{artios}cad
}ista
corrugated Ag
dielines
Ie OO
TS 

H6 AB
 Md
 G0 Ag
U8  
bioresource AB
YV Q7
 Mn

AB Al At
DT AB
BN Al 

B4 AB
 Kl

AB C0
in-Ap 
turnaround 
}api 
Nq party 
Sf  
NW I6 

HV 
C6 
~<1

UH 
 Cu
~<2

Aq:

M4 AB
 Im
}defcon
{do{d H9
 GD
 Ea
}mod Fz
armoured L9
Jp 
 Ao
M5 
 Ek
explosive VZ
logistic At Au
{s3000{l
Rr Ab M5

{s1000{d
~<1

explosives AB
VZ 
energetics
munitions
~<2

missile Ao
~<3

}def }stan
{M4 {B1
~<4

Th Ao
~<5

U9 Fy At
  A2 At
=}ils@
~<6

Ak:

}api Cu
 510/570/653
 570
{Kv {DR {SB
><c

UH Cu Ak
}ampp }cip
}bgas
{i{corr
><b

}cswip BM Cu
~<e

}api 653
~<f

 510
~<g

	> HJ-AB

HJ Af
 Aw Af
  Au Af
  Bz
 A1 Af
  Ao Af
  Ag Af
CF 
static Bi  
QA  
pipe Na 

rotating Bi 

}cfd Af
MJ 
}cae 
}fea 

piping Bz
 Af

Ag Af
AB Bz

A2 
Aw 
innovation 
sustaining 
G5 
{r&{d 
Y8 
 Ai
{r&{d 

Ez 
 CT
 DC Ai
ceramics Af
polymer 
coatings 
failure Au 
Hv metallurgist

corrosion 

metallurgist
metallurgical Af

EL Bz
}cmf 
GK A2 
A2 Mq

acoustic Af
 AE
acoustics Af
vibration 
 An

H6 
 Ao Af
En G0  
biosystems  
U8 
 Bz
YV Q7 Ae

> Gr-Ab-Fd

VV Af
mechatronics 
VV Ai 
mechatronic  
QT AF 

AF Ao 
 Ai
}ec&{i Af
{c&{i 
Fd 
 Ae
 A1 Af
}dcs  
}ot 
Gr 
 Ae
 Ag Af
AF Ab Op  

}scada Af
 Ai

}plc Gb
 Af

Op Af
{i&{c 
Oy 
MI 
 Bz
Op 
 Ab AF Af

Kl 
 Bd
 Aa
 AR
 Ae
 As
 Ai
start-up Af
startup 

Yt 

> Kp-AB

N4 Af
optics 
N4 Ao 
opto-HJ  
photonics 
Mz 
 Ai
N4 

Kp 
 Ag Af
DR 
analog 
G5 
N5 
BO 
Id 
  Af
Kp G5 
CS 
}emc  
Ld ML 

}pcb Bz
 Ag Af
}pcb I4  

Kp Ai
 BB Af
  Cl Ai
Id BB  
electro-N4  
Id 
}rf 
bench 
Id Ap 
  Cl Af

Mh Ao Af
  Af
{io{t 
Mh AI 
 Bv
Mh {c  
Mh  
 G5 Af

firmware Af
 Bv

}fpga 
}fpga Ag 
chip 
Fp 
}rtl 
{so{c 
semiconductor  
 Bp Af
}vlsi  
Ag Kn 
J5  
silicon HK 
mask Bz

}ic I4 
}asic Ag  
}ic 
analog }ic Bz

}rf Af
Ld Bn 
}rf Cl  
antenna  
Vu DN 
}dsp  
OU 
}rf GB 
microwave  
He frequency 
}rf Ag  

Py 

WA 
fiber Ag 
RZ  
}ran 
RZ A1 
}ftth Bz
telecoms Ck
fibre 
He 

}osp 
QF BM 
}osp Bz

> Cl-AB

Cl Af
 Aw Ab Bt Ai
 AF Af
A8  

> Sz-AB

Sz Af
 Ai
Bb Bi 
Sz 
 Ae
}bmet
Cy Af
Bb J5 

> CS-Cv-AB

CS Af
 Ag Af
  draughtsman
 Bz
 A1 Af
  Ao Af
{e&{i  

KY Bz
 Af

Cv Ao Af
grid  
Go 
Dz RQ 
Cv  
MZ 
grid connection 
}hv  
 Ai
CS A8 
  Go Bz

Ny Bx Af
  Af

substation Af
 Ag Af

B6 
relay 
B6 Ab AF 
relay Ai

> AB-B7

Ao Ia Af
}mbse  
HL AQ 
Bg 
Ko  
}ils 
mission Ao 
A2 
supportability  
AQ Ab PQ 
}ils Aa
Km Ac Ae
Fy At An

PQ Af
 Aa
}ram Af
Gz 
Gz Ac 
C0  
ML 
Vq BJ 

A1 
AB A1 Aa

AB Aa
 Ax
 AN
 A7 BT
Ag Aa
Ag AB 
CS 
HJ 
BM 

CR Af

AB Ai
 Aj
 E4
 co-op
Af in AO

GI Af
Iy 
EA 
Qa 
AB Iy
 EA
 Eq

BM 
BM A1 
Bo Az  

D7 
T7 
tendering 

piping Cu
}api 
}nace 
RU Bi 
NW 
HJ  
MU 
Sf 
BM 
UH 
HV 
NW I6 
}loler Af
Af G4

Th Af
M4 Ao 
QY 
explosives  
missile 
VZ 
munitions 
Id warfare 
Th Ai
explosive VZ 

> E3-AB

E3 Af
Kj 
Fv Aw 
Bo 
Ky  
SR 
Ba Dj 
 Ax
 Cu
}cei  
BA AB 
}eit E3
E3 3{d Bz
E3  
 A1 Aa
 Af
town  
TF 
E3 Ag 

Ie 
 A1 Af
  Ai
 }eit
 Ho
 Ag Af
  Cu
 Bz
LS 

facade 
Bf enclosure AE
Bf envelope  
façade Bz

Pl 
Pl Ag 
  Cu

Qy 
roads 
Qy Ag 
roadway 
pavement  
roadway 
Fe 
 AE
 S2
Qy Bz
roadway 
JM 
 Af
Kh AQ 
 Js
Qy Cu
LJ Dj 
highways Ai

EB 
EB Ld 
 Ai
EB  
 An
 S2

CD 
dam 
YD 
SA 
coastal 
CD Bp 
CD G1  
Md Ag  
  Bz
Vr S2

flood B3 
 AE

hydrologist

> CD-Am

CD Gc AU
SA 
 BM AU
CD 
Gc  
SA 
CD 
CD Go  
CD  
SA 
 Ai
CD 
leakage 
CD CA 
CD Bt  
  AY BW
sewage Gc  
Nn CD  

> geoscience

Zx Af
 AE
 A1 Af
Io  
geo-D6 
Io Jc 
mud logger
WS VD
B4 
mine 
BK 
A1 
wellsite 
AB 
geoscientist

geophysicist

VD
geological Ai
hydrogeologist

tunnel Af

}gis An
imagery 
spatial 
W5 
 Af
 Ar An
LH sensing  
 CT
}gis Aa
 Eq
 Ah
 AE
 As
 Ae
 Af
 Ai
geomatics 
JY 
cartographer
photogrammetrist

 Bv

Sa Af
minerals Bn 
quarry  
blasting 
mine AD 
  G4
 Aa
 Ck
metallurgist minerals

> Bf-Az-Ag

Bf Az Ag Af
  AE
  Cc Af
}HC Ag  
Ly 
}mep 
}mep  
}HC A1 
Ba A0  
}HC  
 Bz
Ly 
}mep 

Cr B6 Af
 Bz
YT  
Cr MD 
  AE
Cr CY 
  Af
Cr AQ 

> JU-AB

JU Af
Bp Aw 
MG  
Bp 
Bp MJ 
refinery  
Bp A1 
Bp Ag  
bioprocess  
 CT

Bp AQ 
BN 
Hf Ey  
}hazop BT
Bp AQ AE
 Aa

> DM-Am

refinery AU
DR 
refinery Bp 
QF  
}dcs 
petrochemical 
DB BM 
Bp 

wind RS Ai
 Af Ai
  Ap Ai
wind  
}bess  
blade 
hydro 
wind En 
KL B4  
windfarm  
wind DM 
wind  
RS 
KL {o&{m 
hydroelectric AU

Cv BM Af
 Aa
 Ai
DB EE  
DB RS  
biogas  
Cv GW 
}chp  
 Af
combustion 
GW 
RS 
Sf Ag 
Cv FO  
 AU
grid  
hydro BM 
Ny Bg  
Cv 
  NB
RS millwright

> oil-Ab-DB

petroleum Af
Hi LW 
Hi  
DB CA 
}mwd  
MU 
wireline 
cementing 
mud 
MU ML 
Hi 
}mwd B4  
FS IU  
Hi Cl  
Am VD
AY HG
directional driller
wellsite AN

OS 
 Aa
 Lm
 fluids Af

reservoir 
subsurface 
petrophysicist

rig AJ
oilfield 
 Ai
MT 
MT AY 
MU  
wellhead 
DB compression 
Aj driller
cement AU
frac 
Pr 
workover rig 
coiled tubing  
MT  
oilfield 
wireline 
slickline 
Hi Ap 
derrickhand
derrickman
driller MT
floorman
frac FT
rig 
 Fo
 LY
 Aa
MT Cg 
floorhand
pumper@
roughneck

toolpusher
Ad pusher

roustabout

> DM-AB

DM Af
DM Vk 
heat CA  
renewables  
DM LC 
}bess  
wind 
}pv Ag 
DM Ao  
Q2  
wind En 
  IX An
Cv EO  
QX  
 AE
decarbonisation 
renewable DM 
DM Ae
 G4
 As
 A1 Aa
wind 

hydrogen 

KL Ag 
KL  
KL A1 
 Aa
  Bz

DM An
 modeler
 AE

 Aa
 Ah

> Pb

Pb Af
AQ Dm 
criticality AQ  
Pb 
decommissioning  
 BW
Pb Ai
 AU
reactor 
Pb Bp 
Pb BM  

A0 physicist
 O8 Ws
 Ai
VC B6  
 EZ
  AQ Ah
radiological Af
 Ai
VC AF 

> D6-AB

D6 Af
 BI
 Bk Af
 Ah
 Ae
  Ah
 As
 Ck
 A1 Af
 Aa
  B6 Ae
}nepa  
D6 
 B4 Ai
  permitting Ae
  Ai
Rv Gk 
D6 Az  
  A0 Af
  Cu
 AE
}eia 
YD Cu
BK D6 CT

Gk Aa
SJ 
Gk Am 
landfill  
 Af
Gk 
 Ai
 Bk Ah
Gk Ac  

SJ BW
 sorter
 Dr BW
weighbridge AU
landfill 
Ez Ej 

D6 Aa
 Bk Aa

Du Bt AE
 Af
 Ae

St Af
 Ai
contaminated Fv AE

	B9	
By Au
 CO
analysing By Ar
B9 Au

 Oz
F5 
reforecasting
Wt forecasts
~Xf

 AD Ab Au
}fp&{a
><2
<1

B9 AK partnering
By 
BE B9
~<1

scenario Au
sensitivity 
scenario C3
 AD
Na scenarios
what-if 

mergers Ab PJ
={m&{a
PJ Ab disposals

By due SQ
=}fdd
Bt of earnings
Ra Az

D9 OK
=}irr
Il Xf
payback Au
return on D9 

FH FS Oz
 projections
 Ac
FH  
 Oz
cashflow 
13-week FH FS

El Il Ac
liquidity  
El Il

Zq Au
contribution 
margin 
GL 
AW Zq
A2 

By YF
B9 

ad hoc By Au

investor C7
 Bs
 DN
shareholder 
earnings Iw
quarterly earnings

AC
><e:

By C3
3-SD JC
three SD Ft

SE

By SD Au
ratio  
analysing By IR
FB ratios

AC
><2:

discounted FH FS
=}dcf
CZ present J7

comparable EX Au
comps  
comparables 
precedent Nx
Jt comps

AC
><6:

}lbo C3
leveraged buyout
=}lbo

A1 B9
Ga 
non-recourse financing
Ba Fi US

Aq:

C2 B9
Il structure
debt Ab IJ financing
raising Il

Rg 
=}abs@
}cl{os
KA-backed Kr

securitisation
Gz-backed Kr
><1

Ad:

By AD AI
{adaptive {Lz
 {AD
{pigment AD

Ad
><1:

{anaplan

{planful

{datarails

{anaplan C3
 Av


Qh Ac
LN FH WX
Qh

debt 
 covenants
 financing
borrowing KT
covenant Bk
HD IS

NZ OR hedging
}fx  
interest rate 
hedging^@
VJ B3
hedge Ct

Ad:

Qh Ac Ao
{quantum Qh
}BQ {Qh
><4

Ad
><1:

{kyriba

{g{Qh

Aq:

NZ OR
=}fx
VJ Jt
forex

Dt B9
LK 
F8 I7 
JI guarantees
WY Ou

S8 
receivables 
Gz 
 Di QH
factoring^@@
S8 discounting

Ak:

KR of C2 treasurers
=}Ev Cs
=}ctp
}amct
Av Qh Bh
><d


P4 a FH drawer
P4  
FH P4
till 
vault 
teller 

}atm Jh
 P4
 Sm
FH vault Am
vault FH

DP Ti
Eh Dd@
Ti 

BE F7
 loans
 FB
 QH
{c&{i 
AK 
middle EO 
C2 F7
>|h

D9 
PK Kr
=}ipo
deal Qc
debt Il markets
IJ 
pitch Nj
><u

Ln Ac in 
Ln F7

HD Bn
 NP
 PB
 D7
 Ew

 origination
 AY
C4 loans
GK 
QH

KA QH
Ex 
Cm loans
mortgages

HD JX
KA 
HD funding
JX PZ
 loans
 FY

 Jh
KA 
escrow Au
HD AV
 SX
 Am

GS Az
 OX
 issuing
chargebacks
{OF {e

AC
>|k:

JI teller Nx
teller  
 D1
 A5
 Am
JI teller
cashing Gu^
deposits Ab withdrawals

JI A2 Zc
J8-D0 JI IY

AC
><7:

KA Bn
KA HD 
  AV
 Yt
 D7
 Dm Ac
verify J2

 PK
Ex 
HD prospector
Jw U4
PK mortgages

 Gv
 VL
 broking
VL on mortgages
IJ LD Gv

Aq:

F7 Ek
 A5
 Am
 IY
 Az
F7^@

By Az
 Ek
 Im

Fi F7
 Bq F7
=}hnw
}uhnw
Dz CZ worth I0
ultra Dz CZ worth

KA PZ J6
}ecoa
}hmda
}respa
}tila
}trid
{truth in {QH

}sba QH
=}sba
><l

FB union Am
  union
~|7

correspondent F7
=}swift@
Fc Jk
wire transfers
wires^@@

Jk Bn in 
=}ach
{faster {Jk
}iso 20022
GS Jk
=}chaps
Ml Am
 Ao
Jk Ek

JI Bk Db
}fdic  
F7 
}cra Bk
{OF {b
{reg }cc

fintech
BO F7
Eu 
Mh B9
By Ch
neobank

cryptocurrency
crypto@
{de{fi
blockchain B9
decentralised 
BO assets

Aq
><b:

Bc F7
Nc 
GK 
C4 
Dz LJ 
JI Nc

AK 
 bankers
merchant Az
}sme F7

Aq
><q:

D8 HD Ea
=}fha
}fha/}va
}usda loans
}va 

conventional KA L3
  loans
Ee L3@@
}fhlmc
}fnma
{fannie {mae
{freddie {mac

Ad:

HD origination AI
><v

Kk F7 Ao
}fis F7
{t24

Ad
><2:

{encompass }los
={encompass@
{ellie {mae {encompass

{calyx {GO

{byte{DK

n{cino

{Mz{DK

{meridian{link

Ad
><8:

{fiserv

{jack {henry

{temenos

{finacle

{symitar

{flexcube

AP:

}nmls AP
=}mlo
}nmls
}GT {Ev
Ge KA HD originator
KA HD originator BS
><1b

Ak:

{ce}map
{ce}fa
{ce}rer
BZ in KA Gv Ab B7
><1d


FB Au
 DG
 BH
 GY
By spreading
creditworthiness
><32

 PK
GK 
HD 
FB decisions
 memos@@
 memoranda
PK loans
><1

 B3
counterparty 
Hf given default
probability of  

 B3 C3
  scoring
}cecl
}ifrs 9
scorecard Aw
><1

HH B3
 T1
op B3
}rcsa

B3 Ac
 FM
 Nt
 U7
 registers
=}erm

Nq-party B3
HV B3 Ac
}tprm

Ft 
 Gq
 HK
}sr 11-7

Na A8
}dfast
}ccar
}icaap
}ilaap

Ih Bs
 MX
}corep
}ffiec
}finrep
}fr {y-9{c
D4 Df
prudential Bs

AK P0 AD
  P0
=}bcp
P0 CC

Aq:

EO B3
J7 at 
={va{r
}frtb

liquidity 
 V0 ratio
=}alm
=}lcr
}alco
Gz Xx Ac
interest rate B3

{basel Db
 }ii
 3.1
 }iii
Il adequacy
Ih Il
B3 weighted assets
}crd }iv

}iso 22301
><5

Ak:

}frm Ak
}prm 
=}frm
=}garp@
By B3 Aa
><c


By Bk
Ih 
Bk EU
 KC
 A8

know your AW
=}cdd
=}cip@
=}kyc
Bq due SQ
AW 
~|b

enhanced due SQ
}pep GF
adverse CM
=}edd
politically exposed persons
K8 of TG
><1

sanctions GF
 Bk
}ofac
sanctions@
~|9

Ol Ey
 Au
 PE
 JQ
 Jc
 BJ
 B3
 alerts

AC
>|7:

Ra BJ
{mantas
{actimize
alert Ll
alerts DG

suspicious NN Df
  NN
}sa{rs
}str QS

Aq:

}fca Db
=}fca
}cobs
}pra J6
By conduct Ue

GK H1
 outcomes
=}tcf
conduct B3
treating Ks fairly

}sm&}cr
}smcr
XL FC
G8 managers Ab Ak regime

JK-Mx laundering
Mx 
=}aml
}aml/}kyc

JI secrecy Ev
=}bsa@
}bsa/}aml
}usa }patriot {Ev
VJ Ra Df
><1

bribery Ab corruption
}abc Bk
}fcpa
}uk {bribery {Ev
JK-bribery
JK-corruption

{dodd-{frank
}cfpb
}udaap
{volcker rule

{mi}fid }ii
}mar OF
{mi}fid
}sftr

best Qc
~<1

Ra Bs
{mi}fir
~<2

}emir
~<3

}gdpr in B9
}glba
{gramm-{leach-{bliley

Ak:

}cams Ak
=}cams
}acams
}ica BZ
 Ec
Av JK-Mx laundering Ae
><a


D9 Ac
 portfolios
buy-side
fund Ac

Hl Ac of investments
F4 portfolios
Hl Au
 rebalancing
 BA
D9 Hl Ac
Gz PS
><1

D9 Au
 X8
 memos
 Bm
AH Au
><4b

IJ Bm
Cb 
sell-side 
IJ Au
><1

Jt of Kr
proprietary Jt
equities 
algorithmic 
Kr 
Gl Qc
Dt 
placing trades

fund Ct
D9 
Hl 
}nav UX
fund WP
CZ Gz J7
>Ct

 AV
 Am
 Az
investor 
Il Iw
Jl Ee

Dt Rj
Kr 
{t+1
middle A4
settlements@@
Dt confirmations
 matching
 At
 KW
 Bn

C2 actions
J2 FK
proxy voting
dividend Bn

Dt Z5
}cass 
break NA
nostro Ns
position 

YJ Ac
margin Iw
margining^
prime Xy
repo@
Kr QH

D9 Am
Kr 
Xy 
TG Ac 

Cc Oy of portfolios
Hl CO
Cc 
 attribution
}gips

TQ B9
quant 
 TY
ZW GL
stochastic calculus
By TV

By econometrics

Aq:

IJ markets
listed equities
FH 
equities^@
Cb EO

fixed J2
bond markets
FB 
bonds@@
PF Jt
D8 bonds

ZW^

commodities Jt
Cv 
DM 
DB 
commodities^@@
commodity ZW
Fp commodities

Il markets
Mx 
By 
Kr 
 Ek
J3 markets@@

Fi IJ
 markets
buyouts
Hl EX BJ

IL 
~<1

venture Il
~<2

hedge funds
alternative investments
alternatives^@@
long/short IJ

mutual 
D9 
pooled 
Fu trusts

}ucits
}oei{cs
~<1

}et{fs
OR traded funds
~<2

Pe Az
Gz Jh
J3 Pe
Kr 
safekeeping of Kr
Zd@@

}cass J6
Bq Mx 
  assets
=}cass@

}esg investing
TS 
socially U1 
=}esg
}sfdr
}tcfd
U1 D9

}finra EJ
}finra
IM-Nb
QM 3
 79

{D9 {advisers {Ev
{Kf }adv
{reg }bi
=}ria
EK D9 EZ

Aq
><f:

Rg IY

options Ab futures
futures^@@

interest rate swaps
swaps^@@

Ad:

{bloomberg {Mb
=}bbg
{bloomberg

{fact{set
~<1

{Il }iq
{cap}iq
~<1

{refinitiv
{thomson {reuters {eikon
~<2

{morningstar {J4
{morningstar

}fe {CO
~<1

{pitch{HZ

{preqin
~<1

{mergermarket
~<2

{dealogic
~<3

{crunchbase {DK
~<4

{charles {river }ims

{black{rock {aladdin
={aladdin@
~<1

{sim{corp
~<2

{advent {geneva
 }apx
~<3

{murex
~<4

{calypso
~<5

{investran
~<6

Ak:

}cfa RT
E8 By An
=}cfa
><1j

}caia
E8 alternative D9 An

D9 Ac BZ
D9 Am  
=}imc
=}ioc
}cisi

}sie exam
Kr Ek essentials
=}sie

AP:

{QM 63
D9 EZ BV

QM 66
{s66
~<1

 65
~<2

AP
><y:

{QM 7
{s7
C5 Kr BV
~<4

 6
mutual funds AP

 24
C5 Kr P9
QM 26
 9/10
 27
 53


By Gv
 VL
 NO
 Qg
D9 Gv

 AD
YM 
TG 
~<1

TG Ac
 NO
Fi TG
><1

UD Gv
 Xv
 transfers
defined O1 
}sip{ps
drawdown@
YM Gv

XX AV
}db XX
defined O1 
  contribution
}db RP
UD 
 LV

paraplanning
paraplanner A5
suitability Tg
 Df

debt Gv
Mx 
debt Ac CC
  LZ
By 
 De
 NV
FB Ri

401(k) AV
401k 
YM FI 
=}qka
FI sponsor
401(k) CC
401k 
defined contribution 

Ad:

EZ AD AI
intelliflo

Ad
><1:

e{Mx

{Mx{Pw{DK

{intelligent {A4

{right{Il

{FH{calc

{redtail

{orion BI

{xplan

Aq:

D9 NL
Zd 
fund 
wrap 
}is{as Ab XX
{schwab Fq
Fq AV

CJ AD CW I0
TG Jl AD

annuities

Ak:

Av By Ck
=}cfp
={ch}fc
E8 By AE
><n

Ec in regulated By AD
BC 4 Ec in By AD
}af7
}apfs
}cii Ec
{dip}fa
{dip}pfs
{r0 exams
}ro1 to }ro6
E8 By Ck
><p


subrogation
DF Ej
Ej DF
subrogated recoveries

B0 B3 Gs
B3  
 AB
Hf AF

AC
>|f:

B0 PK
IK 
B3 
U4 A5
PK Ue
 B0
 L3
PK@

 DF Bl
  DF
DF ZB
 Bl
 adjusting
 LX
 Ac
 Bn

B0 Al
 quoting
quoting B0
sold 
D0 

 broking
 Xy
 brokering
 Qa
IM A5
broking@
placing risks

IK AV
 issuance
 Jh
 Qx
 V1
B0 
endorsements@@
mid-term adjustments
V1@@

AC
><4:

DF Jc

J9 DF
Dl 
automobile 
bodily TH 
J9 B0  
total Hf
FB Ki

A3 
 Od DF
Cm  
homeowners 
catastrophe 
Qd 
subsidence 

Xx 
S5 
TH 
litigated 
Nq party 
}el/}pl

UK' H7 
  comp
AL comp DF

Hf adjusting
B4 
cause Ab origin
DF C0
}cila
Hf adjusters
 BH

DF Jf
 Rj
V0 Au
 Ye
WZ settlements
Rj Jf@

Aq:

B0

C4 LU
+B0
Cm Ab Dl  
>|6

{medicare B0 Al
  supplement
 CC
 {advantage
}ahip
D0 {medicare
>|8

EN Ab pet B0
gadget B0
pet 
EN 

Cq Ab DZ B0
FF B0
hull 
DM 
Cq LR 
specialty LU

surety bonds
Fh 
bonding^@@
surety

Aq
><6:

A3 Ab S5 B0
={p&{c
A3 & S5

BE LU B0
  combined
 B0
 LU
 A3 B0
}sme  
AK 
C5 Xx 
Bh indemnity  

Et B0
B6 
Et Ab A0 
Qj illness cover
Et IU
final UB
J2 B6
term Et
Xz 
whole 

A0 
Fi Bb 
A0 CC
Bb B0 
=}pmi@
}aca Yu

reinsurance
retrocession

{lloyd's EO
 syndicates
 IM
{lloyds of {london
{london EO
binding Ue
delegated 
bordereaux

Ad:

Ee Ac Bg
=}ssp {pure

{guidewire
{claim{FP

{IK{FP
~<1

{duck {creek
~<2

{majesco
~<3

Ad
><p:

{xactimate
{xactanalysis
{xactware

{symbility
~<1

Ad
><8:

{applied {epic
 {Ao
 }tam
~|1

}ams360

}ez{lynx

{acturis

{Eu }gi

{hawk{GA

{vertafore

AP:

A3 Ab S5 BS
 B0 BS
2-20 BS
4-40 
{p&{c 
C4 LU 
><o

Et Ab A0 BS
Et VP Ab  
2-15 BS
{l&{h 
A0 B0 
Et 
><n

B0 adjuster BS
adjuster  
><1a

B0 AP
Ge B0 Bd
}llqp
}ribo
JS BS
><y

Ak:

AA in B3 Ac
=}arm@
~|4

Av B0 Fn
=}cic
~|3

Ak
><12:

}cii Cs
=}cii
}acii
{cert (}cii)
{dip 
E8 B0 IM
 OI

}cpcu
=}ains
=}clu
}aic UY
AA in DF
E8 A3 S5 U4


XA Au
XA

 reserving
BN provisions^
}ibnr
reserving^@@
><1

B0 GL
}glm 
BN 
ratemaking
Oe JC

UD SE
 funding
 Ib
R4 actuary

Aq:

{solvency }ii
 2
=}orsa
}scr UX

}ifrs 17
}ifrs17
}ldti

Ak:

XA exams
}cas 
}soa 
{i{fo{a
=}asa AA
=}fia
=}fsa fellowship
}acas actuary
nearly Jg 
HA 
Wi of actuaries
><8

Ad:

XA AI
}wtw {Py
}axis XA
{prophet 
}ggy }axis
{Py GL
><a

Ad
><1:

{res{q

}mg-}alfa

	> By-Au

By An
 AD An
  Bs Ae
  Ar An
Zq  
B9 
GL 
F5 
}fp&{a 
BE 

}fp&{a Aa
Jj B9 
BE Au  
By 
By AD Ab 
}fp&{a Ax
 AR
Be of }fp&{a

> C2-B9

C2 B9 Aa
 AA
{m&{a  
deal NO 
Ra Az  
C2 Aw  
 Aa
{m&{a  
 An
A1 B9 
AK SE  
By S2

SE An
Vc AA

D9 banker
 F7 An
 AA
syndicated loans  
leveraged B9  
Il markets An

Fi IJ AA
 An
deal AA
D9 

venture Il AA
 An
  FA

investor C7 Aa
 AA
investor Az  
Be of investor C7

> Qh

Qh An
 Ae
 Nb
 Aa
 AA
 Am An
  HI Aj
Ax of Qh
Be 
treasurer

FH Aa
 Ac An

> Bc-F7

JI teller
 AS
 RL
 AW Aj
F7 AA
 AW BI
DI Ap BV
teller

Xz banker

C4 
Nc 
premier 
Bc 
Ln 
Ge 
Fi Bq 
DI BI
JI 
 Ah
F7 Ae
 AE
By Al 
  Az BV
F7  
Eh Dd 

JI Nc Aa
JI  
F7 FP 
By 
Nc Ap  

debt EZ
Mx 
 Gv AJ
By capability  
  SP Ah
  Fn
N7 
FB 
debt counsellor

> BE-F7

BE banker
 F7 Ah
  Ln Aa
C2 
  banker
AK 
Qh Al Ah

Fi 

> QH

HD Ah
QH 
 Aa
BE lender
HD AE
 BI
 originator
 Ae
KA banker

 IT
KA 
 Dm Aa
  AG
QH 
HD 
 Ah Aj
HD  
 AS
 As
 Jh BV
 Ae
KA 
HD Am  
HD Ew  
HD DG  

 closer
KA 
 Dn closer

KA EZ
 AE
 IM
IJ LD EZ
B6 BI

FB U4
GK 
KA 
HD 
QH 

> FB-Ab-B3

FB An
 AG
 AM
 Ho
 DG Ah
FB  
 Hl Aa
FB B3  
 An
HD  

B3 
Ih Bs 
Be of B3
B3 AE
 Aa

AK P0 Aa

Ft HK An
B3 S2

> Bk-Ab-By-Kc

Bk Ah
 Aa
 AE
 AG
 BJ An
Ih  
file checker
Be of Bk

}aml An
 Bk Ah
  Ae
}kyc 
 AA
}aml HF
By Kc 
 Aa
 An
Ra BJ  
JK-Mx laundering  
Bq ND  
AW due SQ  

}mlro
}bsa An
 Ah

sanctions An

Ol 
Ol JQ 
  Aa
 HF
 Ey Ae

> D9

D9 An
 AA An
  Bm An
FB 
IJ 
 AA
  An
buy side 
fund  
Kr 
fixed J2 

}esg 

D9 Hl Aa
Aj 
fund  
D9 
 Ax
CR D9 Ah
Hl An
 AA

trader
Jt An

TQ An
 B3 An
  trader
 If
quant 
 An
By Af

quant Bv

> TG-Ac

stockbroker
Kr IM
D9 
 BV
EK 
Xy AA

By BI
 Ck
 AD AA
 AE
By  
 BV
 Ds
=}ifa
TG Ac AA
  Ck
 Aa
 BI
D9 
 Fn
 AE
YM 
 AD Ae
UD EZ

paraplanner
By EZ Aj
  Az AG
TG  
}ifa 
TG Ac 
By AD  
 Aj

> D9-Am

fund HI
D9 
Hl 
}nav An
fund Am 
fund Ct  
 Aa
 AA
fund Az  
  DW
 AG
Jl Ee 

D9 Am An
 AA
  AG
F7 Am Ae
Xy 
deposit 
UD fund HI
Ns An
back A4 
middle 
YJ  
Kr Am 
Dt 
Pe  
settlements 
 Ah
 AS
C2 actions An
Dt At  
 AA
Bq ND  
JI Am Aa

Dt B9 Ae
 Ah

Jk An
 Ah
Ml Am An
wire Jl Ae

> XX

XX AG
401k 
YM FI 
UD An
 Ae
 R4 Aa
XX  
 BN AE
XX  
 Ah
trustee 

LM Ah
 AG

> B0-Al

B0 Bd
 Al Bd
 JS
 AM
 BV
 BI
B6 
B0  
 AE
 Ae
 JS
 Ee Lf
bancassurance Ah
Gd JS
BE LU 
C4 
 Bd

{medicare 
 Al Bd

B0 IM
 }csr
 DP AM
 IF
 Aa
  BI broking
  AM
 broking Aj
  Bq Aa
  AW Ap BV
Gd IM
DF 
Qa 
IM At
BE DP IF
  LU }csr
C4 

reinsurance 
{lloyd's 

> B0-PK

B0 U4
PK AE
 AG
 Aa
 At
 BN Aj
U4

 AG
IK 
 IT
B0 
 Aj
 AS
 Am Aa
 Ae
B0 At  
  As
 Ai
 A4 Aa

B3 Af
 AF AE
  G4
B0 
Hf AF BV
 Ae

> B0-DF

DF adjuster
Da 
Hf 
S5 
Ba 
Xx 
bodily TH 
DF AG
 Ho
 Jm
 IF
 Aa
 AS
 AE
 Rk
 IT
 AN
 A7 BT
  HF
B0 
 Vs

subrogation Ae

catastrophe adjuster
Nz 
B4 

UK H7 

> XA

actuary
XA AE
 Eq
 Aa
 Dg
B0 GL An

	A0-Ay	
Cp Ay
bedside 
CP 
Ay of MV

vital signs
=}news2
=}tpr
obs@
observations^@@
vitals^@@
~|12
|13

Ls AV
drug 
 rounds
=}mar@
administer Ub
AV of 
med pass
Ls 
 reminders
~|1

 Ac
 DG
Ub Ac
 Q5
~|1

 Ns
Ub 
med rec@
Ls Tf
><1

NW ulcer Ey
NW TH  
NW sore  
  area Ay
decubitus  
R8 viability

intravenous Dx
infusion 
}iv 
 infusion
 Ls
 start
 insertion
start {i{vs
peripheral }iv
~|1
|2

cannulation
}iv insertion
intravenous 
cannula 
~<1
|1

phlebotomy
blood FK
 Ii
 draw
capillary puncture
Pa blood
drew 
HW 
fingerstick
venepuncture
venipuncture
~|1

specimen FK
urine 
label specimens
NH samples
specimen Bl
 Bn
 NH

RK Bx Ay
 Ac
  venous Dq
H2  
=}cvad
}picc Bx
~<4

blood transfusion
 A2 AV
transfusion Dx

 glucose BJ
 A8
blood sugar  
capillary blood glucose
finger stick
glucometer
~|1

diabetes Ay
 Ac
 BF
insulin AV
diabetic Ay
~|1b

CP Ay CC
=}poc@
Ay AD
~|p

Vx AD
 CN
 WK
TZ Ab discharges
Cp Vx
GT 
~|1e

Cp admission
admission BH
~|8p

Cy handover
Hz 
bedside 
handoff H5@
Hz Mt@
}sbar

Cp triage
{manchester 
EV 
JH 
triage@
triaging MV
>|l

cardiac BJ
Xw 
}ekg Q1
dysrhythmia 
rhythm 
cardiac Xw
Xw@
~|1

electrocardiography
12-AR }ecg
 }ekg
=}ecg
=}ekg
electrocardiogram
MO }ec{gs

ventilator Ac
vent 
HJ WW
ventilated MV
ventilator Ay
={bi}pap
=}cpap@
~|5q
|1

oxygen Dx
{o2 
oxygen AV
supplemental oxygen

infection AF
 Ey
=}ipac
=}ipc@
VK precautions
Xz 
~|1
|2

FT JZ
 MY
handwashing

Cy asepsis
=}antt
aseptic non-touch technique

XB precautions
HU 
barrier CP
XB E6
><3

Cp BF
Fk 
A0 BF@
Cp LZ
 Cd

 Mi
 RF

 AQ
GT Cp Ay
~<6

fall Ey
 precautions
falls B3
><1

pain Ac
 BH
 AF
=}pca@
Cp-OD analgesia
~|h

Cp Xh
Fp 
Xh BJ

CV NK
B7 Ho
 AN
precepting
preceptorship
preceptor

ward rounds
LG 
Hn 
rounds^@@
hourly rounding

Cy judgement
 reasoning
 RE DH

night Hz CP

Dn-mortem Ay
postmortem 
last offices

AC
><12:

Cp BH
Cy 
Be-to-toe 
Fp 
A0 
CP 
~<l

 BJ

wound Ay
 XR
 BH
 Ac
changing dressings
XR Qx
~<10

catheterisation
{foley catheter
urinary 
catheter Ay
 insertion

tracheostomy Ay
trach 
tracheotomy 
airway suctioning
tracheal 
~<m

enteral Wg
}peg 
tube 
}ng tube
nasogastric 
{g-tube
enteral OJ
parenteral 
gastrostomy Ay

ostomy Ay
colostomy 
ileostomy 
stoma 

charge CV D1
  CV
QW charge
ward CN

hospice Ay
Eg-of-Et 
comfort 
hospice
~|1

palliative 
 Hm
symptom Ac
syringe Ci

Ak:

Ls E4 Ak
med Fw  
=}cma@
=}cmt@
=}qmap
Av Ls E4
 Ai
><1c

Aq:

Cp Z6
Bb 
Cp Pf
~|99

CP Bp
 SG
}adpie
LA-Di CP

LA-Di B7
 Hm
best B7 L3
LA Di Ay


OY P3
 E7
P3 surgeons
circulating CV
scrub 
 Ab circulate
D3 assist
scrubbing in

breastfeeding At
infant Wg
lactation

dementia Ay
{alzheimer's 
memory 
dementia
>|q

chemotherapy
=}sact
chemo AV
>|t

chronic We Ac
We  
asthma Ab }copd
long-term conditions
chronic 
 We
 illness

vaccination
immunisation
vaccine AV
~|1

administering injections
}im 
giving 
injections@
intramuscular Xi
subcutaneous 

telehealth
telemedicine
Ht Ay
LH Sk

CV Dm Ac
=}ccm@
~|2
|1

Ay CN
 transitions
Cp Sv

utilization DG
 Ac
=}ur@
B0 authorization
prior 

multidisciplinary A7 El
  A7
CU-disciplinary 
interprofessional 
interdisciplinary 
 rounds
=}mdt@
}mdt GJ

Cy Me Bs
{datix

A0 VE
 GF
We Ey
W9 A0
 Ay
Qo BF

UL Ab Nd GF
WD GF
UL 
Nd 

AC
><1z:

preoperative Ab postoperative Ay
=}pacu
postoperative Ay
ER-BW 
Dn-anaesthesia 
Dn-BW 
preoperative 
Dn-op
ER-op
Ej CP

Or@
reablement
rehab@
rehabilitative Ay

Aq:

acute Ay
 Hn
 Hm
 Bb Fu
 Bb ward
acutely ill MV
~|12

urgent 
walk-in Dr
 Po
minor injuries Fu

G2 Cn
 Hs
OY 
=}or@
perioperative Ay
 CP
Hs 
~<l

anaesthesia
anaesthetics
anesthesiology
sedation

paediatrics
Fa A0

neonatal Ay
 CP
 intensive Ay
newborn  
=}nicu
=}scbu
neonates
~<1

Tq Ab B8
Nm ward
={l&{d@
childbirth
B8 Hb
fetal BJ
intrapartum Ay
~|1

midwifery
prenatal Ay
maternity 
midwife-led 
antenatal 
mother-baby 
postnatal 
postpartum 

obstetrics Ab gynaecology
=}ob/}gyn
}obgyn
gynaecology
obstetrics
women's A0

geriatric Ay
elderly 
G8 
aged 
eldercare
geriatrics
gerontology
older adults
 BP
over-60s
over-65s

Yv CP
 MV
 Ay
inpatient psychiatry
~|2

psychiatry
Yv BH
 GY
psychopharmacology
~<1

JD A0
 illness
Vh A0

oncology
cancer Ay

cardiology
cardiac catheterization
 CP
 Or
 Ay
cardiovascular 
cath lab

neurology
neurological Ay
stroke 
neuroscience CP
neurosurgery

orthopaedics
cast DT

dialysis
haemodialysis
nephrology
renal Ay

gastroenterology
colonoscopy
endoscopic E6
endoscopy

dermatology
dermatological E6
skin conditions

ophthalmology
cataract N0
ophthalmic Ay
eye 
~|3w

urology
urological Ay

endocrinology
endocrine disorders

pulmonology
pulmonary Ay
W0 Hm

HP Hm
C5 
Hn 
hospitalist 

Fk 
C5 B7 
primary Ay  
Fk B7
~|1

primary Ay
 HM
 A0 Ay
}gp B7
 N0
LG's A4
SH 

C5 N0
laparoscopic 
minor 
N0@
OY E6

ambulatory Ay
 N0
day 
outpatients

Cx CP
S3 
~|a

long-term Ay
=}ltc@
=}snf
Ay Cm
CP 
skilled CP Kz

XY Pp
T9 
E9 Cm
Ex Ay
YM Cx
~<1

BL CP
 A0

UR A0
C8 
ER-GX medicals

sexual 
reproductive 
cervical GF
contraception
Fk AD
sexually transmitted infections
smear Pv

Cy Gq
 E2
 Bt
 B1

Ba A0
Cx 
population 
HU Wc
epidemiology
outbreak Jc

Aq
><34:

Bb-OY CP
med-surg
Bb OY

Cm A0 Ay
  HM
 A0
 Ay
domiciliary 
homecare

Aq
><14:

Qj Ay
intensive 
Dz dependency
=}ccu
=}hdu
=}icu
=}itu
=}micu
=}sicu

EV 
 FW
 Cn
 Hm
 CP
={a&{e
=}ed@
=}er@
VP Ab EV
trauma Ay
 Dr
~<15


Wg E7
mealtime 
 At
P3 DS meals
OJ Ab hydration

Cp transfers
hoist 
{hoyer IP
Cp 
 SW
ambulation
gait belt
RU Ab transferring
transferring residents
~|1

Tu Ab Bl
Cp  
BP 
hoists@@
use of hoists

TI Ab output BJ
  output
={i&{o
fluid Wd

companionship
befriending
companion Ay

respite Ay
 Az
 At

Ja-in 
 carer
sleep-ins
24-hour Ay

Ay Cz
 notes
 Ew
~|5j

Bb escort
accompanying to Q4
escorting MV
Cp Fe

Rl At
 Ay
ZC WJ
WD 
~|3

AC
><3l:

GC of LN Pp
=}adl
LN Pp GC
 tasks
~|1

C4 Ay
 JZ Ay
intimate  
perineal 
MY Ab XR
bathing 
  VO

turning Ab repositioning
  MV
repositioning 
range of QT exercises

Ky Ay
 In
 AQ
CP Cm residents

Aq:

FC-RY Ay
Bq-centered 
Cp-RY 
Ky-RY 

{Ay {Bt {SB B1
  {SB
}cqc C0
 Db
=}cqc

Ak:

Av CP Aj BZ
  Aj
Ir tested 
=}cna@
=}gna
=}stna
}cna Ak
 BS
Av CV E4
><7
<3t
<8

Ak
><8:

{Ay {BZ

}nvq {A0 Ab {BG {Ay
{BC 2 A0 Ab BG Ay
{BC 3  
}nvq in  

Cm A0 E4 BZ
 Ak
=}hha
=}pca Ak@
Av Cm A0 E4


ER-Hn Ay
prehospital 
911 F2
999 
=}ems@
Xl Ap
EV Bb Az
><r

Xl Eb
blue Px 
=}evoc
{c1 Xl
LO 
EV A9 Cj

Cw F2
 blue
crash cart
 A7

Ak:

cardiopulmonary Zr
}cpr/}aed
=}aed@
=}cpr
}cpr Ak
 Av
Zr
~|4

Nk Et At
=}bls
}bls Ak
 CW HM providers
><1

neonatal Zr EC
  Zr
=}nls@
=}nrp@
newborn Et At
{neo{resus
><1y

trauma CP Kk Iq
  Ak
=}tncc
><y

D3 aid
 aider

Kw cardiac Et At
Kw  
Kw cardiovascular 
=}acls
=}als@
}acls Ak
>|2

Ak
><5:

immediate Et At
=}ils@
~<6

paediatric Kw 
=}epals
=}pals
}pals Ak

AP:

EV Bb Ai Ak
  Ai
=}aemt
=}emt
}emt Ak
}emt-{b
}emt-{Nk
}nremt
><9

paramedic AP
 Ak
}emt-{p
}hcpc paramedic
><6
<1


AP:

EK CV AP
  CV
 C5 CV
=}rgn
=}rn
}rn BS
CP 
 EJ
><3f

Ge Y5 
  CV
  Vg CV
=}lpn
=}lvn
}lpn BS
}lvn 
><4j
<4h
<4i
~<1

CV compact AP
  licensure compact
=}nlc@
compact BS
multistate CP 
><2

}nmc EJ
 EK
 }pin
=}nmc
{CP Ab {midwifery {II
><4l
<3

}hcpc 
 EK
=}hcpc
{A0 Ab {Ay {professions {II

CV DL AP
 Ak
=}anp
=}aprn
=}crnp
=}fnp
=}fnp-{c
=}np@
Kw B7 EK CV
=}agacnp
><5
|p

SH Aj AP
 Ak
  AA
=}nccpa
=}pa-{c
>|o

}dea EJ
 BS
 number
=}dea@

enhanced }dbs Ha
  PZ
 }dbs
=}dbs
}crb Ha
}dbs 
 L5
}pvg R4
PZ Ab barring Ap

tuberculosis Cl
}ppd 
}tb 
 L5
 GF

immunisation K9
}covid-19 vaccination
proof of 
}mmr immunization

AP
>|5:

}gmc EJ
 EK
=}gmc@
{C5 {Bb {II
AP to practise Hm

Bb AP
full EJ DS 
DR Av@
AP to practise

Ak:

}nclex

Bb B2
=}mbbs
=}mb{ch{b
=}md@
LG of Hm
NU 

=}usmle

{NU of {Ce in {CP
CP B2
=}bsn
{b.{sc. {CP
{b{sc 
NU of CP
B2 in  

{AA {B2 in {CP
=}adn@
=}asn@
Ec in CP
AA of Ce 

{Ca of {Ce in {CP
=}msn@
{m{sc {CP
=}dnp
><2

Qj Ay CV Ak
Qj Ay EK  
=}ccrn
><1v

Av EV CV
=}cen@
><1v

perioperative CV Ak
=}cnor
Av perioperative CV
><30

oncology 
  Av CV
=}ocn
><2q

Av wound Ay CV
=}cwcn
=}wocn
wound ostomy continence CV
><42

Av Bb Aj
EK 
Av Cy 
=}ccma
=}rma@
}cma (}aama)
Bb Aj Ak
><57
|3r

Av phlebotomy Ai
=}cpt@
phlebotomy Av
 Ak
><51


Cy SG
differential 
diagnosing MV
 Ab treating
SG Ab Gc
SG@

prescribing^
{v300
Nz prescriber
CV 
prescriptive Ue
prescribe medications
~<59

Tf HW
 Ab Fp
={h&{p@
Bb Tf
Cp 

Fp LX
examining MV
><4b

Gc AD

Cy Ei
 Cd
PP residents
Cd Bb Qm

suturing
laceration BB
sutures
wound closure

on-D4 Bb H1
  rota
Bb on-D4

Cy Bo BJ
Cy  
Bo initiation Se
Bo BJ  
K8 Ar Kn
HF sites
>|e

XV consent Bp
obtaining XV consent
subject DV
consenting participants
KH enrolment
~|d

institutional DG DR PN
}irb PN
=}irb
Bm ethics VF
~|c

pharmacovigilance
adverse CE Bs
drug AQ
=}sae@
AQ Bs^@@

Bb Co
Cy Np Df

Ak:

residency EU
Kq AO
Bb internship
 residency

Aq:

Bb terminology
Cy 
Bb vocabulary

anatomy Ab physiology
physiology@
{a&{p Aq
anatomy@
Em anatomy

pathophysiology
We L7

pharmacology
drug interactions
 Aq
pharmacokinetics
pharmacotherapy

Cy pathways
Ay 
}nice L3
Cy 
 OM

Bb ethics
H1 of candour
XV consent@
bioethics
Cp consent

Cy Tt
 Np
 Bm
investigational A2
phase }iii Tt
~|1

good Cy B7
}ich-}gcp
=}gcp@
}gcp L3
 AO

Bb Ih Hu
  J5 OF
510(k)
}eu }mdr
}fda PN
Ih 

Ad:

Id Ar QD
=}crf@
{Fj {in{Kf
}red{cap
Dm Mt No
e}crf
=}edc@
{medidata {rave


LI Dx
myofascial LD
GA R8 mobilization
joint mobilisation
~|x

F1 ZD
 Dx
Cm F1 EC
W1 F1
~|w

gait AO
SW 
gait Au
>|v

electrotherapy
CS stimulation
W1 modalities
ultrasound Dx
=}tens@

hydrotherapy
UM Dx

sensory Ia
 diet
 Bn
~|t

TD Ab CI Dx
=}salt@
=}slp
=}slt@
TD-CI pathology
TD 
 Dx
}ccc-}slp

dysphagia Ac
dysphagia
swallow GY
swallowing BH
><1

W0 Dx
 Ay
EK W0 FZ
=}abg
=}crt@
=}rrt
arterial blood DB
nebulizer OC
pulmonary VY A8

TW radiography
BO 
=}rt({r)
radiography@
}arrt
{x-ray@
TW J0
x-ray 
Bb 
radiographic 
radiologic Ch

magnetic resonance J0
=}mri
}mri AQ
 OT
~<1

sonography
}rdms
TW ultrasound
Bb 
echocardiogram
ultrasound J0
 OT
echocardiography
sonogram
~<2

VC Dx
 oncology
linear accelerator
radiotherapy
><3z

OJ LZ
diet CC
dietary Gv
 Ri
dietetics
Bb OJ Dx
nutritional BH
 IO
~<5p

podiatry
chiropody
diabetic foot
foot Ay

audiology
audiometry
UL aids
 Pv

optometry
HU lens Gt
eye examinations
refraction@@
sight Cl
~|1

N4 Rm
spectacle 
ER-GF N4
Rm optics
eyeglass Gt
frame Qw
lensometer

orthotics Ab ZU
orthotics
ZU

chiropractic
spinal adjustment

acupuncture
dry needling
traditional {chinese Hm

psychotherapy
talking therapies
E9 Dx
psychodynamic 
psychological 
Lq 
~|i

psychological BH
 A8
neuropsychological 
psychometric BH

art Dx
drama 
FR 
play 

applied HO Au
=}aba@
=}dtt@
}aba Dx
discrete KH AO
~|1

HO At CC
=}bip@
MS LW FI
  Ac FI
HL MS BH
VU HO At

OY Ch
 Fw
 Sr
=}cst@
Av OY HG
MI counts
UN B4
><59

UN Bn
=}spd@
autoclave Sr
sterilise 
RK UN
MI reprocessing
=}crcst
sterilization
~<65

electroencephalography
polysomnography
sleep Np
=}eeg

Cy DC A8
  IW
 lab
=}mls@
=}mlt@
Sz Ce
Bb DC 
  HG
DC UZ

blood F7
 Sg
crossmatching
transfusion Ce
><1

histology
R8 Bn
 sectioning
histopathology
microtome
cytology

AC
><4y:

Fp Dx
 FZ BS
physio
UP
=}pt@

UR 
 FZ BS
=}cota
=}ot@
}otr/{l
adaptive Bi
HL BH
~<1

AC
><q:

computed tomography
}ct examinations
 J0
 scan

mammography
breast J0
 GF

AC
><h:

cognitive ZT Dx
=}cbt@
}iapt

dialectical HO Dx

Aq:

musculoskeletal
=}msk

augmentative Ab alternative H5
=}aac@
=}pecs
H5 aids

Pb Hm
}pet scan
radiopharmaceuticals

VC AQ
 B6
}alara
}ir(}me){r
}irmer

haematology Au
blood count
coagulation A8
hematology

}clia
=}cap@
=}poct
waived A8
GO of Ay 
Cy DC Fx amendments

AP:

EK dietitian
 dietician
=}rd@
=}rdn
dietetic EJ
><10

AP
><h:

Fp FZ AP
 licensure
}pt BS
Ge Fp FZ

 Aj AP
=}pta@
Ge Fp FZ Aj

Ad:

=}pacs
=}ris@
picture archiving Ab H5 Bg

Ak:

EK MS Ai
=}rbt
><w

DR Av MS An
={b{ca}ba
=}bcba
><1

}ascp Ak
=}ascp
}mls(}ascp)
}mt(}ascp)
><t


F9 P3
chairside 
 E7
 At
F9 CP
four-handed dentistry

 JZ
oral 
F9 Dw
teeth 
periodontal Dx
prophylaxis@
scaling Ab Y0
 root planing

 radiography
 x-rays
intraoral radiographs
bitewing
panoramic x-ray

 impressions
alginate 
HW 
i{tero
intraoral scanner

restorative dentistry
C5 
crowns Ab bridges
F9 fillings
 restorations

oral N0
F9 implants
implantology
tooth extractions
wisdom teeth

endodontics
root canal

F9 charting
periodontal 
tooth 

 DC AL
  ceramics
 ZU
}cad/}cam F9
denture DH

F9 Gc CN
  EQ A4
Rh Gc CC

Aq:

orthodontics
{invisalign
braces^@@
clear aligners

paediatric dentistry
F9 sealants
fluoride Gc

Ad:

F9 B7 AI
{curve {F9
{Eu 
{dentrix
{eaglesoft
{AI of {PW
}soe {exact

AP:

}gdc EJ
 EK
=}gdc@
{C5 {F9 {II

F9 Y4 AP
  JZ BS
=}rdh
EK F9 Y4
><g

Ak:

F9 Aj Ak
  CP Ec
=}cda@
=}efda
=}rda@
}danb
Ec in F9 CP
}nebdn
Av F9 Aj
EK 
><j

F9 B2
=}bds@
=}dmd@
LG of F9 Hm
 N0
=}dds
><g


Rm Ls
dispensed prescriptions
counting medications
NH 
dispensary@
Rm@
Hm Rm
Ls 
ZD 
 UF

ZD Bn
 Kn
 JE
 Ar JE
~<1

Nu compounding
UN 
}iv 
 admixture
}usp 797
 800
aseptic Rm

LB FX
drug 
Ls 
OD substances 

Nq-party ZD K0
=}pbm@
LB Gd

ZD LZ
Ls Ri

AC
><8g:

Cy LB
ward 
Hn 
anticoagulation
W1 drug BJ

Ls Dx Ac
=}mtm@
=}mur@
Ub use DG
Eh Hm Ap

Aq:

OD substances
 drugs
narcotics Bl
XP }ii

over-the-Ed Ub
=}otc@
}otc IY
Ub Ed
over the Ed Ls

Bc LB
Cx 
LB Az

Ak:

LB Ai Ak
 BS
={c{ph{t
=}ptcb
{ex}cpt
}nvq LB
Av LB Ai
}ptcb Ak
><e

LB B2
{m{pharm
{pharm.{d.
{pharm{d
B2 in LB
LG of  
Ca 
{b{pharm
><2y

AP:

pharmacist AP
{C5 {Nu {II
={r{ph
{g{ph{c
+EJ
}naplex
EK pharmacist
><h
<30
<2

Ad:

LB AI
{kroll@
}pmr Bg
{pioneer{rx
{Lr{rx
{DK{Sh
}qs/1
{rx30

SM Rm cabinets
{pyxis
{omnicell
{Sh{DK


Bb P3
P3 physicians
rooming MV

Cy Ew
Bb 
CP 
}soap notes
Cy 
nurses' 
Cp 
 charting
charting@@
documenting Cp Ay
VT notes@
~|11

Bb Cz
A0 
Cp 
=}him@
A0 BD Ac
LD of BD

 To
Cy 
}cpt 
SG 
Y2 
}icd-10
}icd-9
assign Ok
~|1

 K0
 DF
K0 B0
DF submission
claim rejections
denials^@@
HM K0
Cp 
F5 I8

B0 Kn
Gd 
W2 
B0 W2
 ER-Ak
verifying B0

Cp EJ
 Dq
 Ha-in
 TI

 DY
Po Qp
DY Cp Q4

Bb KV
}gp 
F9 
><2
<1

V2 Ac
choose Ab HZ
e-{V2
Bb Zc
Cp 
Bn 

Bb Yj
Cy 
scribe@
Bb dictation
 scribing

copayment FK
co-pay 
copays
Cp Jk

minimum Ar set
=}mds@
=}rai@
}mds 3.0
}oasis Ew
Ky BH MI

CV JV
 DY
JV ratios
ward Xg
{A0{roster

Hn AV
A0 
HM 
 Am
=}mha@
Po Ac
HM 
B7 

Bb Qn
Dw exam ME
Xa 

Cy Bu
 competencies
 A5
 B7
 Qa
 rotations

W0 UP
chest 
W0 physio
><2g

neurological Or
stroke 
neuro 
 UP
><7g

treating MV
Cp Gc
~<9i

Cp demographics
~<e

N0 KM
 Dv
operatory KM
~<1t

SH Yi
collaborate DS physicians

Cp Nt
verify Cp Ql
><8t

 WX
position MV
~<3b

radiographic MA Bt
  technique
~<3c

Ae Zc
AE V2
referring MV
~<h

Q3 Cl O0
  lab O0
TW Pv
~<4f

stabilising MV
Cp stabilization
><5r

Cp Mt No
  Ay Df
=}pc{rs
=e}pcr
~<5s

errands CW I0
errands
Px Ot
~<6e

malnutrition GF
=}must Ad
malnutrition
~<3e

allergy Ab immunisation Po
allergy shots
 A8

W0 BH
lung VY Pv
peak FS
spirometry
~<3l

venous leg ulcer Ay
{doppler BH
compression bandaging
leg ulcers
><8s

continence Ay
 VE
incontinence Ay
bladder Ab bowel 

Hn bed Ac
bed  
Cp FS

Ad:

Id A0 Cz
  Bb Cz
  charting
 Cp K9
=}ehr
=}emr@
}ehr Ew
}emr Ao
}emr/}ehr
~<10

Ay Ac AI
{Ay{Bx{Ja
{FC {RY {AI
Id visit Kn
{birdie Ay
{nourish 

DC BD Bg
{beaker@
=}lis@
{sunquest

Bb Bi
 devices
defibrillator
=}dme@
}iv pumps
infusion 

Ad
><4:

{epic }ehr
 {hyperspace
 }emr
 {Ao
={epic@
{epic{Ay
{my{chart

{cerner
{Fj {A0
{Cv{chart
~<1

{meditech
~<2

e{Cy{Dj
=e}cw

{athenahealth
{athena{CZ
athena{E5

{next{gen {HM
 }ehr

{allscripts
{veradigm

{GO{click{Ay
=}pcc@
{GO {click {Ay

{kareo
{Kw}md
{dr{chrono
{B7 {N9

}emis

{systm{E5

Cp AV Bg
=}pas@
={ri{o
{Ay{FS

Ak:

Av Bh coder
=}cca@
=}ccs@
=}cpc@
=}rhia
=}rhit
}aapc
}ahima
><1h

EK Aa Cs
 award
=}lnha
CP Cm AG BS

Ak
><3l:

UP B2
=}dpt
{b{sc {UP
B2 in UP
LG of Fp Dx

}csp JP
=}mcsp
{E8 {Wi of {UP
E8 physiotherapist

Aq:

}hipaa
=}phi
{A0 {B0 {portability Ab {Yb {Ev
protected A0 BD

{medicare Ab {medicaid
}cms Db
{medicaid
{medicare

{joint {SB B1
  {SB
=}jcaho
}jci PH
=}tjc

}osha bloodborne pathogens
bloodborne  
sharps disposal
 Bl
biohazard Gk
Cy 
Bb 

{Kv {A0 {Ap
=}nhs
}nhs A5
 Ku
 LM
U9 Ay DR

C4 W8 Bi
W8  
=}ppe
donning Ab doffing

Hn A5
 Hr
 FV
Cy 
HM 
 Hr
Cy 
A0 Ay 

CP revalidation
=}ceu
continuing BF units
mandatory AO
revalidation

ward A5
 FV
Hn wards
ward-Di Ay

seizure Ac
buccal midazolam
epilepsy

sepsis PM
sepsis

Cp A5
 WL
}hcahps

locum Ab Ee CP
Ee CP
EN 
JI shifts
float pool

GA:

bedside manner

	> CP

EK CV
=}rn
=}rgn
CV

Ge Y5 
enrolled  
Y5 
Vg 
=}lpn
=}lvn

CV DL
Kw Cy 
=}anp
=}fnp
=}np@
B7 CV

 Aa
ward 
CV Fu 
  AN
=}don@
CR CP Ah
Be CV
matron
CP Ax
ward sister

Cy CV Ae
=}cns@
diabetes CV
infection AF 
Ae  
wound Ay 

CV Lw
CP C1
B7 Aw CV

paediatric CV
HR's 
neonatal 
}nicu 

JD A0 
Vh 
Yv  
=}rmn

Cx CV
 BK CV
BL  
hospice 
S3 
visiting 
Cm A0 
UR 
Ba 
A0 QI

G2 Cn 
}or  
Ej 
Hs 
OY 
circulating 
perioperative 
anaesthetic 
scrub 

oncology CV
dialysis 
infusion 
renal 
cardiac 
chemotherapy 

CV Dm Aa
Cy 
}rn 
utilization DG CV
}mds As
CV Ay 

CV anesthetist
=}crna

midwife

Nm Ab B8 CV
maternity CV

> Ay

doula
birth companion

Av CP Aj
HM  
ward 
CP 
A0 Ay 
Cp 
 AA
 Ai
CV  
 E4
A0 Ay 
=}cna@
Cy At AJ
orderly@
=}hca@
=}pct@
CP auxiliary

Ay Aj
Ky 
caregiver
Ay AJ
Ay At 
C4 
  Ay E4
 Dc
carer
Cm A0 E4

Ls E4
 Ai
med E4
 Fw@

Hn QR
Hs 
Cp transporter
 Fe Aj

> Ay-Ac

Ay Cm Aa
  As
 AN
 Aa
EK 
XY Pp Ax
CP Cm AG

> Bb-P3

Bb Aj
ophthalmic 
Cy 
podiatry 
chiropractic 

phlebotomist
blood FK Ae
donor carer
phlebotomy Ai
plasma 

}ekg Ai
Xw 
}ecg 
}eeg 
Ws 
cardiac physiologist
cardiovascular HG

OY HG
 Fw
 Ai
anesthesia 
anaesthetic 
=}odp
Hs DL
G2 FW 
scrub Fw

UN Bn Ai
decontamination  
UN Az 
sterilisation  
RK UN 

> Bb-A4

Bb FU
Hn 
}gp 
F9 
Bb A4 Aj
Cp Dq BV
Cp Ap  
  As
Cp Az 
  EJ AS
ward  
Fu 
 EM

 EM
 FJ Aj
Po As
pathway 

 biller
 K0 AS
 Ae
To  
Bb DF 
F5 I8  
Cy coder
Bb 
 Cz AS
 Ai
A0 BD  

 transcriptionist
 scribe
Cy 

> A0-Ac

B7 Aa
F9 A4 
Bb 
Po  
HM 
 AG
Hn 
 Aa
A0 Az 
Cy  
 Ax

> Hm

SH
=}gp@
hospitalist
LG@
C5 DL
internist
Ky LG
JA 
Bb 
 Ax
 Ah
specialty VB

surgeon
neurosurgeon
OY VB

Bb Ae
anesthesiologist
cardiologist
dermatologist
endocrinologist
gastroenterologist
nephrologist
neurologist
oncologist
ophthalmologist
pathologist
radiologist
urologist
anaesthetist

paediatrician

obstetrician
}ob/}gyn SH
gynaecologist

psychiatrist

SH Aj
 AA
=}pa-{c

> EV-Ay

paramedic
EV Ay DL

EV Bb Ai
Xl  
 Ci
 Ay Aj
EV 
=}emt

> Dx

Fp FZ
LG of Fp Dx
physio
physiotherapist

 FZ Aj
UP  
Dx 
Or 
 Ai
Fp Dx 
 E4
rehab  
=}pta@

UR FZ
=}ot@

 Dx Aj
=}cota

TD-CI pathologist
TD 
 FZ
TD Ab CI 
=}slp

W0 FZ
 Ay DL
=}rrt

chiropractor

osteopath

acupuncturist

podiatrist
chiropodist

recreational FZ
FR 
art 
NN Ax

orthotist
prosthetist

> psychology

Cy psychologist
neuropsychologist
psychologist

psychotherapist
}cbt FZ
Vh 
Ge 
psychological P7 DL
FZ@

MS Ai
 An
 interventionist
}aba FZ
=}rbt

 An
DR Av MS 
=}bcba

JD A0 Ai
Vh 
Yv  
 E4
JD A0 AJ
 At AJ

> J0

radiologic HG
}ct 
}mri 
Pb Hm 
J0 Ai
radiologic 
radiology 
x-ray 
mammographer
radiographer

sonographer
echocardiographer
ultrasound HG
 Ai

VC FZ
dosimetrist
W1 radiographer

> Cy-DC

Bb DC CT
Cy 
 Ai
Bb 
 Aj
  HG
 lab Ai
histology  
Sz CT
cytotechnologist
histotechnologist

> OJ

dietitian
dietary E4
dietician
nutritionist

> F9

dentist
F9 AA
 Ah
 surgeon

orthodontist
endodontist
oral surgeon
periodontist

F9 Y4
 FZ
oral A0 

 Aj
orthodontic 
F9 CV

 Ai
F9 DC 
  ceramist

> LB

pharmacist
LB Aa

LB Ai
Rm 
accuracy Qq 
LB Fw

 Aj
Rm 
dispenser@
LB AS
 RL
 dispenser

> N4

optometrist
eye LG

Rm optician
N4 Aj
optometric 
 Ai
optician

audiologist
UL aid dispenser
  MI Ae
  Ay DL

> Cy-Bm

Cy Bm As
 Aj
 CV
 AA
Cy Tt  
  A1 Aa
  KH Aa
=}cra@
Np As

drug AQ AA
 Ae
pharmacovigilance AA
 Ah

Bb Ce KB
  BI
 Hu Aa
Ih Hu AA
 Ae

> Ba-A0

Ba A0 Ae
 Ah
A0 VE  
  Lw
epidemiologist
Cx A0 AJ
infection preventionist

Cp RF
A0 
 Ds
Ay navigator
Cp 
 KB
 A5 As

	Je	
Bj Dv
Dp 
Bj prep
Rw ingredients
prepping 
 Bj
chopping vegetables
~|1

N6
cookery
culinary
cook dishes
><1

baking
baked JF
dough Oa
~|1

pastry DH
laminated dough
pastry
patisserie
viennoiserie

cake decorating
 decoration
fondant
icing cakes
Tj 
piping 
sugarcraft
~<2

chocolate AL
sugar 
confectionery
chocolatier
tempering chocolate

butchery
boning meat
breaking down 
butchering
meat OB
 HS
 Dv

knife Bu
 Bl
 Iz

garde manger
charcuterie
cold Dp
 larder
larder F6
~<8

Bj plating
 JN
plate 
 up
garnishing^@
plating dishes
JN of 

pizza DH
 dough
 oven
wood-fired 
pizzaiolo
stone oven pizza

menu AD
 MR
 Ag
 Aw
 Co
LN specials
dessert menu
SY menus
~|1

recipe Aw
 MR
 A8
 adherence
SK recipes
standardised 

portion AF
AF portions

Bj Fl 
  }gp
Dp N7
 margins
Bj 
=}gp 
RG Fl

Bj Gk KU
  wastage
AF 
minimising Bj Gk
wastage AF
wastage@@

Bj VR
O3 
Dp 
 Cb
VR Dp Qn
  ingredients
 Bj Qn
Bj deliveries
 T2

 rotation
=}fifo@

Dp Dw
 cleanliness
 JZ
Nn workstation
Dw down
 Dp
Vl B1

dishwashing
BE dishwasher
dish MY
dishwasher Cj
wash pots
warewashing

Dp Ac
 brigade
 CH
 Am
 A7
M2 a Dp
 F6
  the pass

mise en place
Xa Dp stations
Hr up  
stocking  
 Bx
FO KM
 set up

institutional ID
army 
mass 
BL 
Ay Cm 
galley N6

Bj Ap
={f&{b 
meal 
Bj Ab RG 
Bj RW
foodservice
RW meals

AC
><n:

Bx cook FO AL
Dp Bx
El the 
broiler FO

grilling
barbecue N6
chargrill
broiling

frying
deep-fat fryer

sauces Ab stocks
mother sauces
soups Ab 
sauce DH
stocks Ab soups

sushi Dv
 Wt
 DH
sashimi

vegetarian Ab vegan N6
vegetarian dishes

sous vide
curing Ab smoking
fermentation Ab curing
molecular gastronomy
vacuum N6
smoking meats

fresh Bj N6
fresh O3  
  ingredients
SY 
Cm-cooked meals
En-to-table

Aq:

{italian cuisine
 N6
 Bj
fresh pasta
pasta DH

{asian 
{chinese 
{thai 
{indian 
{japanese 
 N6
wok 
pan-{asian
{indian Bj
curry H3
tandoor

{french 
Fc 
world 
{mediterranean 
{mexican 
modern {V3 
{french N6
classic {french Iz

IH diets
gluten-free N6
allergen-free meals
diabetic 
dietary IO
 Ko
 restrictions

allergen JR
 BD
 Ac
 AO
{natasha's {AX
{serv{GT {allergens
allergens@
Bj allergens
 allergies
~<1

Bj AQ
 Bl
 B1
Bj JZ 
 Db

}haccp
hazard Au Ab Qj AF points
{safer {Bj {better {AK
><1

A0 Jd
 FW B1
D6 A0  
Om A0 Db

Dz-TJ Dp
 FV@@
 Bj AY
 Ap
  Ig
fast-paced 
 Dp
busy 
AY 
Dz TJ N6

fine Ni
upscale 
white tablecloth

fast Bj
 casual
Ps-Ap

Ak
><6:

Bj JZ BZ
Bj IF  
 Ak
Bj AQ  
 BZ
 BC 2
{BC 2 Bj AQ
{BC 3  
Bj handlers Og
  JZ
 IF's GS
{Bj{GT

{serv{GT
=}cfpm
{serv {GT
Bj Aa Ak
  B6 BZ
 Aa

Ak
><1b:

culinary B2
 BZ
 BL
 Ec
 GU B2
Bh cookery
{Kj Ab {guilds 
}nvq ID
}nvq {BC 2 
{Kj & {guilds 706

H3 Ak
}acf 
=}cec@
{american {culinary {federation
{red {seal cook
Av culinarian
 AM H3
  sous H3

Ad:

Dp Bi
 appliances
 G0
BE Dp
slicers


table Ap
Ig 
fine Ni 
Er A5
RW 
table waiting
waiting on tables
waitressing
><v

HW Gg
take Gm 
HW AW  
took  
HW Bj 
Bj Ab drink  
HW  
  NM Gg
Gg from guests

hosting guests
EQ HE JJ
~|u

Ig UT
F4 
{yelp 
table 
HW 
Hq tables
Ig Qp

bussing tables
busing 
Dw 
table bussing
 clearing
 set up

bartending
Pg Ap
RG 
bar 
 A5
 AL
alcoholic beverages
Rw 
RW 
 Pg
DH drinks
Oa 
mix cocktails
tending bar
Cb the 

mixology
flair bartending
mixologist
><1

beer Ab cellar Ac
beer Aq
cellar Ac
 AL
cellarmanship
cicerone
craft beer
draught 

barista Bu
 AO
 A5
brewing coffee
specialty 
pour over 
coffee DH
 brewing
 Aq
 Dv

upselling menu items
  desserts
 Bj Ab beverages
promoting specials
upsell 
 drinks
wine upselling

Ig Am
 Ek
 FV
 A5
 Ac
{f&{b 
Ig Hy 
Je Am
{f Ab {b
Hy Ei

Gm Ap
Je 
Gm Ay
 comfort
 A5
 WU
 ET
 expectations
 WL
Gm-Tk

 Vm
 concerns
 problems
 QL
~<1

HW Jk
GS 
Bn Gm 
cashing up
Bl Jk@
Rh bills
settling 
splitting Gu

Aq:

menu Aq
Bj 
RG 
describing menu items
recommend 
explaining menu

wine 
 Al
 IV
 Ap
 tasting
 list
 menu
oenology
sommelier
wines Ab spirits

Ak:

}wset
{wine Ab {spirit {BF {LM
><2

U1 Pg Ap
  Ap of Pg
=}olcc
=}rsa@
=}tabc
=}tips@
{U1 {RG {Ap
}tips Av
}tabc 
 Ak
}tips 
}rbs 
Pg Er 
 Og
{Is {serve
=}basset

AP:

C4 AP
Pg 
=}aplh
=}biiab
licensee@
liquor BS holder

Ad:

Ig }pos Ao
  till Ao
  }pos
{clover 
{revel 
{lightspeed {Ig
{square CW {restaurants
}pos VR Bg
{tevalis
{touch{bistro
{zonal@

Ig DY AI
7shifts
{planday
{r365
{Ig365
{rota{BX
{hot{Lt
{crunch{C9
{fourth Je
{harri
{margin{edge

B8 NL
{deliveroo
{HE{dash
{grubhub
{just {eat
{uber {eats
Bj OO takeaway
takeaway Ap


EH EQ Da Am
EQ  
 Ac
EQ A4  
 Am
=}fom@
EH KV
 EQ Da
 A4
ME division
~<g

Gm Ha-in Ab Ha-out
arrivals Ab departures
Gm  
 arrivals
 Ha-in
 Ha-out
 EJ
Ha-in/Ha-out
Qq guests in
  in guests
><h

EH UT
Gm 
Bl 
Hq 
RK 
Bn 
reservation Ao
UT Ac
UT@

night E2
nightly 
overnight Da
~<3

Ze Az
{clefs d'{or
bell Da
Ze
Gm JM
Bl luggage
Om X8
 ZX
 area Aq

Gm C7
 KB
 rapport
 Si
 PM
 Ln Ac
~<l

EH Ot
 Dw
Cn 
bedroom 
Dw Gm ME
  EH ME
Ot D1
 B1
 A5
Ot@
Cn turnover
Jh ME^
~|5

bed DH
 changing
 linens
fresh 
replacing 
linen Fr
made beds
YY 

laundry
washers Ab dryers
MY clothes

Cn C0
Cn Bt 
  Gu
Ot Jd
><3

Xa amenities
 toiletries
replenishing amenities
Gm 
Ot carts
 Qn
Cn 
mini bar
minibar
~<4

BE Dw
Bh 
Bf 
Fh 
C5 
A4 
Nn surfaces
cleaned offices
cleaned@
O6 A5
Dw 
 D1
 Az
 B1
Dw@

Gk I1
trash 
garbage 
rubbish 
litter RM
bin emptying
refuse disposal
HW out trash

lost Ab found

Cn Ap
in-Cn Ni
><20

EH F5 Ac
total 
F5 Q5 hotels
{rev}par IL
}str Df
Ug Oz
EH 
 GL
 F5
Cn 
 Ug

EH Ac
Ty 
Je 
 B2
B2 in Je
EH Ek
lodging 
 Am
Ty 
EH 
 AV
 A5

 Al
}mice 
CE 
E9 Cn 
  AK
{delphi Al Bg
{delphi.fdc
EH GD

spa Am
Qo Dr 
K4 club KV
spa  
 Ac
 Qp
 CN

K4 KT
campground Am
caravan park
N3 
Ty GC
 T3

casino gaming
 dealing
 Am
slot 
 Kx
betting C6
bingo hall
gaming Db
 SB
 BS
 Hy

AC
><a:

Hy Ay
 scrubber
 YY
Dw floors
sweeping 
Y0 
dusting^@@

QQ Dw
Dz-BC 
Dw K5
MY 
graffiti I1
QQ MY

Ad:

A3 Ac Ao
EH  
}pms 
=}pms@
EH }pms
 Ac AI

CK EN agencies
=}ota@
}ota Ac
short-let 

Ad
><2:

{opera }pms
 {v5
}opera {BX
={opera@
{fidelio
{micros {opera
{Fj 

EH Hq AI
=}fosse@
=}marsha@
={mews@
{cloudbeds
{guestline
{infor }hms
{Px{speed }pms
{on{q
{protel
{rezlynx
{Cn{Ca
{stay{n{touch
{syn{xis
eviivo

Aq:

Dw chemicals
 Dy
 agents
 IY
 Qn
 Bi
 Ez
}bic{sc
}coshh Dw
JU dilution

Je Ek
 Im
 MH
 A5
 Ab tourism
 ID
EH 
ID Ek


CE AD
 B8
 Ac
 Xb
 AY
U2^@@

PY Ab banqueting
  Az
 Dr Am
banqueting
VY ME
GJ Ab U2
~<1

Tj AD
bridal Sk
weddings
><2

venue Ac
on-Bo CE 
arena Am
cinema 
stadium 
venue 
 CN
 KB

CE ID
Je 
off-Bo 
QF 
C2 
canapés
ID Hw
 A5
 Ac
 Am
 Az
~<3

 KM
 UG
 staging
 Uc
set-up Ab 
GR set-up
CE 
 tear down
KM Ab teardown

Yw Ab Dt shows
Yw@
exhibitor Ac
expo 
stand KI
Dt fairs

CE Mm
 costs

 vendors
coordinate 
CE contractors
 Zf
caterers Ab florists
HV CN

U5 Al
CE sponsors
sponsor Ac
 C7

floristry
floral Rt
florist A5
wreath DH

Ad:

CE AI
CE Ac 
  apps
{caterease
{CE {temple
{hopin
{rain{focus
{bizzabo
{splash Hw
{whova

Ak:

Av Ph Bh
=}cmp@
=}csep
}cmp Ak
><e


EN Ib
 Ee
 itineraries
 Al
N3 
 Qp
vacation AD
D0 holidays
 EN
K4 

IG Uf
}iata 
Du 
fares Ab 
fares^@@
Ne issuance
Uf^@@
}bsp Bs
~<1

C2 EN Ac
  EN
=}tmc@
{concur EN Hq
EN Ac EX
  IK Bk
~<2

tour guiding
safari 
{blue {badge Pw
Rn tours
Pi 
giving 
guided 
led 
guiding visitors
tour M8
 Pi

 Am
EN 
tour NP
 CN
 AD
 Fy
=}dmc@
ZY Ac
Tl tours
Wo 
E9 
 EN
itinerary Ag

visa Ab EN FY
passport Ko
visa 
 E7
EN Ew
 visas
 B0 Al

cruise Dh Am
  Bx
 Ek
 ships
 BK
 Je
onboard 

Fi Qd Ap
  Ap
 H3 Az
=}uhnw Qd
errands CW 
Fk H3
Dz-CZ-worth households

sauté FO
grill 
fry 
prep 
expo Bx
sauté
><36

desserts
~<3t

bread DH
dough 
artisan bread
bread baking
breads Ab pastries
sourdough
><3v

fish filleting
 butchery
 Dv
fillet@@
filleting
~<3s

deep fryer Cj
fryer  
deep frying
 fryer
><38

BM-Di N6
vegan 
 menu
 dishes
~<36

menu costing
recipe 
Bj 
menu AB
~<3n

Je Tq costs
prime Fl
wage percentage

Bj FX
bar 
Dp 
 Cb AF
~<3n

ZV logs
Bj temperatures
fridge ZV Gu
~<31

Bj LC
date NH Bj
day dots
~<3o

Dp Vl
Bj 
counters Nn
Vl@
sanitising surfaces
sanitizing Bi
 workstations
~<3o

pot MY
Dp QR D1
potwash
MY up
~<3o

AO Dp BK
PP 
brigade CH
Dp Ei
~<3o

MB N6
quantity 
bulk 
TJ ID
~<33

scratch 
 Dp
N6 from scratch
fresh Bj
~<3e

LO-thru
LO-through
~<33

Bj M2
 runner
~<3p

silver Ap
plate 
gueridon 
table-side 
a la carte 
><2v

table Hr
QN tables
resetting 
Hr 
Wt silverware
~<2s

side AL
 D1
~<2t

Bj Ab wine pairing
menu X8
wine pairing
recommending dishes
~<2j

seating guests
greeting Ab seating
JJ stand
~<2x

pouring drinks
RW 
drink Dv
 Ap
pulling pints
><2v

cask ale
Dk 
changing barrels
keg changing
{cask {marque
~<2u

beer Bx Dw
Bx  
Dw beer LU
~<2v

latte art
milk steaming
><2v

Qq }id CW Pg
}id Qq
{challenge 25
Pg JR AO
~<2l

bar Ac
pub 
 Am
bar 
nightclub 
~<2v

Bj Ab RG 
 Am
={f&{b@
~<2w

takeaway Gg
takeout 
carry-out 
to-go 
CK Bj 
curbside pickup
~<2i

Ap Ej
Gm complaint Bl
Bl Gm Vm
Zg 
 QL
~<2w

Gm KC
{trip{BI 
Gm Mg
 WL scores
~<2x

}vip guests
 Az
~<2e

Cn PS
 assignments
rooming lists
~<2i

E9 UT
 Qp
Cn blocks
~<2j

luggage Bl
 LC
portering^
bell Ap
bellhop 
Gm luggage
~<2i

valet Wu

turndown Ap
evening turndown
~<2i

Ba area Dw
lobby  
Dw Ba areas
~<2j

ironing clothes
steam pressing
ironing@
pressing garments
~<2i

linen Bl
 FX
 Cn
folding linens
MY 
~<2j

dry Dw
Jy 
stain I1
~<2k

janitorial Az
janitorial
custodial
~<2i

deep Dw
~<2j

Dw bathrooms
 toilets
 restrooms
S1 Dw
sanitising toilets
><2k

Gy Dw
Cm 
Ex 
Qk 
~<2l

carpet 
upholstery 
carpet Sw
~<2b

disinfection
disinfectants
disinfecting
~<23

NW MY

Cn PF
yield Ac
rate 
 parity
 CY
~<2l

ER-Ti
EH Ti
~<2l

kids club
Uj A7
Gm GC
 WC
~<2j

blackjack dealing
poker 
GS 
baccarat
craps@
roulette
table games
~<2j

Tm CE Gg
=}beo
~<25

VY Cn KM
Ph 
VY  
~<26

venue Jr
 Ki
 IV
 Hq
~<25

box A4
Ne OT

ushering
audience Az

concessions Al
 stand

buffet Ap
buffets
~<28

Dt show CN
exhibit booths
tradeshows
~<27

delegate Ac
 EJ
attendee 
CE 
~<22

Ht Hw
hybrid 
webinar hosting

speaker Ac
 KB
Gh 
Jr WC
~<28

bouquets
floral UQ
flower 
 Rt
Tj flowers
~<27

DQ Qp
IG UT
Hq flights
~<22

cruise Al
 Qp
~<23

tailor-made EN
 holidays
tailormade 
luxury EN
~<24

Ne reissue
 refunds
reissues Ab 
~<24

walking tours
Kj 
Nh 
tour commentary
~<23

QI Az
 A5
 Dr
 BD
tourist 
~|11

ride Cj
amusement park
theme 

shore excursions
transfers Ab 
excursions@
~<25

Nr stewarding
 Je
 F0
superyacht 
~<24

butler Ap
formal 
silver Y0
wardrobe Ay
~<24

Qd Ac
 BK
Fi residence
M2 Qd errands
~<25

upselling ME
Cn upgrades
D0 Cn 
~<3r

AO JA chefs
Vn 
H3 AO
~<5h

Cn AT Bs
Mt AT QL
Bs AT faults
~<3n

Dn-CE GY
CE 
 debrief
Dn-CE Bs
~<2w

Rh dishes
dish JN
Bj JN B1
~<5v

AC
><65:

meal Dv
Rw meals

salad 
cold 
sandwich 
 DH
salads Ab sandwiches

AC
><4k:

cocktail DH
cocktails

 menu Aw
cocktail  
 menu
 MR

AC
><3g:

mopping
sweep Ab mop

vacuuming
hoovering

Hy buffing
 Y0
Dl scrubber
buffing floors
waxing 
scrubber dryer
YY Ab waxing

Ad:

J3 Go Ao
}gds  
><2t

BE Dp Bi
  ovens
{rational oven
combi 
ovens Ab grills
~<51

espresso CF
coffee 
make espresso drinks
espresso@
~<4s

{Eu{table
{res{diary
{resy
{seven{ME
~<4y

R0 Aa
{Bo{minder
extranet@
}ota channels
~<3l

{Hq.com
{expedia
~<3m

{cvent
{BG {tables
{tripleseat
~<33

{eventbrite
{ticketmaster
CK Uf
~<34

{galileo
><8

Ad
><4k:

{toast }pos
={toast@

{aloha 
 Bg
}ncr {aloha

{micros 
={micros@
{Fj {micros

Aq:

ZY Aq
 expertise
world geography
worldwide destinations
 EN Aq

tourism
ZX Am
ZY AZ
ecotourism
VS sites
tourist ZX
QI attraction

texture modified diets
pureed  
W1 
}iddsi
~<5v

Bj JZ Oe
}eho C0
D6 A0 
~<5s

A0 Cw
 FW Jd
~<5t

back of Gy Am
  Gy
=}boh
~<6f

{michelin star A5
  star
2 rosette
}aa {rosette
rosette Dp
><5t

BL meals
 Dp
 lunch EC
  Bj Ap
~<6f

Hn ID
Cp meals
tray Bx
Ay Cm Dp
~<6g

Fh 
BK Ig 
C2 Ni
C8 
~<6h

cafeteria@
canteen
Ed Ap

EQ of Gy
=}foh
}foh Am
~<5d

EH Wv Ea
{bonvoy
{hilton {honors
Gm Wv
}ihg {rewards
~<4s

{rev}par
=}adr@
average LN rate
Ug PF
~<4j

short-term rentals

luxury EH
 Ty
 Je
5-star EH
five-star 
~<44

boutique 
4-star 
bed Ab breakfast
Gm Gy
~<45

fare UX
 J6
 quotes
airfare
IG fares
~<3n

standing CW long periods
  extended periods

Ak:

}abta Ab }atol
=}abta
=}asta@
=}atol
=}ctc@
}atol Db
Wo EN 
}iata Ak
 Ec
Av EN AA
 Fn
><3r

sommelier Ak
{Es of {Ca {sommeliers
Av sommelier
><5h

AP:

V4 AP
=}dps@
Pg MM
designated V4 AN
~<5e

	> Dp

H3

AM H3
Be 
H3 Lf
 patron
 de cuisine
Dp H3 Aa

sous 
Aj 
Of 
Pn Be 

H3 de partie
=}cdp@
curry H3
tandoori 
grill 
sauce 
larder 
F6 
FO 
garde manger 
saucier

commis H3
Iy 
JA 
EA 
commis
culinary Iy
 Eq
stagiaire

cook
culinary Ae
Bx H3
pub 

Dp Aa
 As
 AR
 AN
cook 
 Aa
}boh 

Fi H3
C4 
Qd 
chalet 
Fk 
Ja-in 

sushi 
 cook

pizza 
 cook
 Hc
pizzaiolo

breakfast 
 cook

BL cook
Hn 
cafeteria 
institutional 
Ay Cm 

culinary Ax
 C1
H3 
C2 H3
Aw 

> bakery

pastry H3
 Aj
 cook
 sous H3
dessert  
patissier
cake Y6
 Hc
chocolatier

baker
bakery Aa
 Aj
 AJ
 AA
 AS
 AY AJ
  AN
 A7 DI

> Dp-At

Dp QR
 BK
 helper
 QB
 MZ
 AJ
 E4
 Aj
 Dc
 DA
 FT
 A7 DI
dish washer
pot 
dishroom AJ
dishwasher
QB Dp
kitchenhand

ID Aj
Ni Cn 
canteen  
Ni hall 
Ni  
Bj Ap 
 E4
 AA
 Dc
 AJ
cafeteria Er
 Dc
 AJ
ID 
dietary cook
lunch lady
BL lunch E4

fast Bj AJ
 cook
 Dc
Bj Ed  
  Y1
 preparer
 prep AJ
Bj Dv  
burger H3
Ed Er
DA FN
Ig A7 DI

sandwich Hc
 Gh

LO-thru AU
DA DI
fast Bj DA

> Ig-Ap

waiter
{f&{b Dc
 Aj
Ig 
 Er
RG 
cocktail 
Bj 
Ni Cn 
commis de rang
Er@@
waiting BK
waitperson
waitress

busser
back waiter
bus FC
busboy
Ni Dc
Ni Cn 
expeditor Ig
runner 
Bj runner
glass T8
Er Aj
bar back
barback

Ig JJ
greeter Ig
JJ@@
hostess
maitre d'EH
maître d'

bartender
bar Dc
 FC
 Nf
 BK
 QB
 A7 DI
barkeeper
barmaid
barman

barista
café A7 DI
  Aj
coffee C6 
  Hc
cafe AJ

sommelier
RG Aa
 Ax
wine 
 waiter
 QB

Tm Er
 waiter
ID Er

Be waiter
 Er
H3 de rang

mixologist
cocktail bartender

> Je-Ac

Ig AN
}foh 
bar 
cafe 
ID 
Ni Cn 
H1  
Tm 
Ni 
Bj Ap 
{f&{b  
 AM
Tm Jv
Ig 
 A7 BT
  Hz BT

 Aa
 C5 Aa
  Ax
 Lf
 Am Aa
Tm  
outlet 
}foh 
café 
coffee C6 
fast Bj  
Ni  
Bj Ap 
Cn 
Ni Cn  
Ni Az  
 Ax
{f&{b  

bar 
nightclub 
pub 
tavern 
XZ pub
publican

EH 
EH C5 
Ty 
Ty  
N3 park 
Je  
lodging 
motel 
EH H1 
  Ax
inn QO
innkeeper

ID 
 Am Aa
  Ax
Bj Ap 

Bj Ab RG 
 Ax
{f&{b Aa

ME division Aa
EH Am  
Ax of ME

hostel Aa
campsite 
Gm Gy 

> EH-EQ-A4

EH FU
hostel 
FU EH
EQ Da Bd
 AS
EH 
  AS
EQ A4 Bd
Gm C7  
  Az BV
  Ap AA

EQ A4 Aa
Gm Az  
  Ap AN
Be FU

night Js
 QR
 Aa
 FU
 E2 AS

UT Bd
 Aa
 AE
 AN
reservationist

F5 Aa
yield 
F5 AM

Ze
bell FC
bellhop
Gm ambassador
HE Dc
hall QR

Gm C7 Aa
 Ah
  A5 Aa

bell Dc
 Jv
bellboy
bellman
EH QR
luggage 

valet 
valet Wu 
  parker
Wu valet

> Ot-Ab-Dw

housekeeper
chambermaid
EH O6
lobby 
Ot E4
 Aj
 AA
 Dc
 BK
houseperson
maid
turndown Dc
Cn 

Ot Aa
 As
 Cu
 AN
 A7 BT
Aj housekeeper Aa
Ax of Ot
AM housekeeper
Be 
Cn Cu

O6
}evs AJ
janitorial 
Vl 
Zd
Dw AA
 BK
 Dc
 BW
JZ 
day QR
Qk Aj
janitor

Dw AN
}evs 
Qk 
janitorial 
custodial 
D6 Az 
 Aa
Qk 
}evs  
Dw 
 A7 BT
  Am Aa

laundry Dc
linen 
linen Cn 
dry O6
 Dw Aj
launderer
laundry AU
 E4
 Aa
 AN
presser@

Fi butler
butler@
footman
Qd Aj
 Aa
Ot couple
valet C4
chalet JJ

Ba area Dc
Gy  
lobby 
houseman

D6 Az Ai
 E4
Hn O6
}evs Ai

QQ O6
carpet 

Nr QB
cruise Dh 

> Hw

CE As
PY 
 organiser
CE 
 Ae
 Ax
 JS
PY 
 Aa
CE 
CE A1 
CE Am  
Ph Ck
CE 
 AM
Hw Ah

Tj Ck
 Aa
 AE
bridal As
Tj Ab Hw 

Tm As
ID 
venue 
M8 
CE Az Aa
EH CE  
Tm houseman
 KM Dc

CE BK
 DA
 JJ
 AJ
concession 
Je 
 Aj
 A7 DI
Tm QR
concessions Dc
Gm 
box A4 
 Aa
cinema  
Ne AS
 seller

florist
floristry Aj
floral 
 AS
 Bz
flower arranger

usher
Ne taker
cinema Aj
box A4 

ID Al Aa

venue Aa
PY Az 
convention 

> EN

EN Bd
 Ee Aa
EN  
 Bz
 Ck
 AE
tour 
cruise 
N3 
EN Al 
 Bd
  Fn
 Am AM

tour Pw
tourist 
Zh 
Kj 
excursion 
Nh 
safari 
interpretive 
wilderness 
expedition BT
tour Zi

 AU
 Ck
 As
 AM
tour Am 
EN A2  
  Ys Aa
tourism  
ZY 
QI A5 
 JJ
  Aj
 Az AA
 Aa
Ty Aa overseas
tourism Ah
 Aw Ah

K4 Dc
ZX 
H0 
arcade 
golf club QB
animateur
N3 park Aj
ride JJ
kids club 
Ty  
 GC As
Gm 
WC  
 JJ
theme park 

Uf Bd
 AM
 Ah

tour Aa
 Ax
 escort
 BT

N3 BV
Ty 
overseas 
N3 rep

theme park Dc
amusement  
ride 
 AU
ZX JJ

QI Az Aj
 Ah
  A5 Aj
tourist BD Ah

> casino

casino Nb
poker 
cage RL
casino 
betting C6 
 Aa
casino  
pit 
 boss
blackjack Nb
gaming 
 AN
casino 
 JJ
croupier
slot Dc

	Em-G1	
leave AV
 Ac
 of absence
Fk leave

reasonable Z7@@
 adjustments
HN 
 Z7
Rl 
}ada 
WE OZ
ZR Bp

UR A0 Zc

GX tribunals
}acas conciliation
tribunal DF
 Dv

}tupe
Jl of undertakings

redundancy@
=}rif
}warn {Ev
collective Sn
downsizing
layoffs
reductions in force
restructures@@

Sj restructuring
re-organisations
reorganisation
restructures Ab redundancies

union WM
WZ DS unions
Dt union Jf
~|q

collective bargaining
 IS
bargaining 
union Fh WM
grievance arbitration
Nm Fh Jf
}cba Q1
>|p

C8 Cz
 Ar
 PB
}hr 
Qe 
 Cz
BK 
}hr 
 Ar JE

GX GD
issuing 
Fh Tg
offer 

right to AL Gu
  AL@@
}dbs AV
safer DV
R1 Gu
GX 
 references
ER-GX GF

{i-9 Kn
{i-9
{i-9s
{i9
GX W2 Kn@@
{e-{verify@@

MH Gu
 GF
drug screens

visa U5
BZ of 
{h-1{b Bn
visa 
}ukvi Bk
U5 AP
sponsor 
 Ac Bg
{h1{b
AL visas

ND
on-SX^
Eh starters
 Ki Ud
 Bp

Eh Ki ZZ
Rn  
C8 
ZZ Ea
 Uv
inductions@
~<1

offboarding
off-SX
leavers Bp
termination 
separations@@
terminations@@
C8 separations
 terminations
joiners Ab leavers
starters 
exit KS

}hr Tg
 Si
GX verifications

 GJ At
  Ph notes

AC
>|f:

}hr AV
BP 
Em G1 
}hr FJ At
}hr  
 Ew
 Ef

 W7 D1
  UJ
 W7
 Am
BP 
broad }hr
W7 

}hr AK partnering
BP  
}hrbp
Jj }hr
}hr Ib
 NO
 Qg
 Sn

}hr Ac
 CH
heading }hr

C8 C7
colleague 
=}er@
}er PE
 X0

absence Ac
PV 
{bradford factor
absence BJ
 Fg
 Bs
long term sickness
sickness absence
return to AL KS

}hr Ku
BP 
Qe 
}hr E6
C8 handbook

 Bk
GX 
Nm 
}hr GN

AC
><4:

disciplinary Ab grievance
disciplinaries
grievances@
progressive discipline

HN Ll
}hr 
harassment 
C8 
}awi BZ
investigatory GJ

 Zj
C8 

Tq C7
EL 
union 
 FV
unionised 
unionized L6
collective bargaining IS
Nm unions
Dt 

Aq:

Em G1
=}hr
BP A7

}fmla
Fk Bb leave
~<10

GX AX
 OH
 laws
Nm 
}hr 
 Db
GX 
 Sp
}hr 
Tq 
 AX
><2

affirmative TC CC
 Ea
}aap Aw
}ofccp

Aq
><2:

}us GX Db
=}eeo
}adea
{california Nm AX
}eeoc
}flsa
}nlra
{Gj }vii
fair Nm B1 Ev
}fmla Ab }ada
wage Ab hour

}uk V5 Sp
{V5 {Ev
}acas Cw
 L3


DV
UF vacancies
JV@
Ki BK
QZ Bp
 Ab AO
QZ@
GZ
+Ab JV
 QZ
BK  
~|y

EG attraction
>|j

Xc-Di So
ZT 
Xc KS
Rg 
>|m

interview DY
 CN
Rt KS
Xb 

job Zy^
 Au
 WB
 profiles
role 
position Zy

Ru BH
}disc 
{hogan Gp
ER-GX 
{thomas {Fc
Ru GY
YH index
IV K3

reference Qq
 OZ
 HW
obtaining references

offer Ac
 Bp
 Ua
H7 Jf
salary 
extending offers
DH 
job 

Ru A5
 Ay
 Ac
 Mg
 Wp
 Ln
 ET
 H5

QZ Aa WO
  managers
TI Iw
 GJ

employer branding
 J7 proposition
C8 
careers page
 Bo
=}evp
DV Fm
 branding
 AZ

campus GZ
M1 
T0 
 C7
Iy DV
campus 
Hd careers^@@
 EG
emerging 
GI Ic

GI DV
~<1

internship Ea
Eq 
~<2

QV fairs
DV 
job 
~<3

Ee Ac in DV
{beeline }vms
}msp Ab 
}psl Ac
Ee KB
{fieldglass
KX agencies

L6 AD
 Oz
 CY
headcount Ac
 Bs
 AD
manpower 
QZ CC
JV 
establishment AF

HP SW
 moves
 DV
job rotation
redeployment
secondments

AC
><i:

full-I8 GZ
full Da 
Eg-to-Eg  
360 
full KW 
 DV
360  
Eg-to-Eg 
full I8 
  DV KW
  Et I8 GZ

EG H9
attraction TY

Ru Jr
J4 
resume 
EG 
}cv searching
QG candidates
passive 
Jr 
 Iz
 EG
 Ab GF

}cv GF
DT 
applicant 
Ru 
resume 
 DG
shortlisting
}cv sifting
reviewing {c{vs
 D7
sifting 

JH 
NM KS
ER-screen
prescreening

So candidates
 Bu
 applicants
 Ab selecting
Ru KS
job 
Rn 
IV 

job postings
 ads
 adverts
 advertisements
 Fm
vacancy 
posting vacancies

TJ DV
mass 
 QZ
hourly 
TJ 
bulk 
Dz-TJ GZ
hourly 

BN 
AI 
Fw 
Ch 
}it 
 GZ
Fw 
BN 
 QZ
GZ Xu

HM 
SH 
locum 
Bb 
CV 
 GZ
Bb 
SH 
HM 
 JV

BF 
ED 
BL JV^

EL 
Fh 
Vw 
blue collar 
Ci  
 GZ
contingent Nm
 L6
Fh JV
Vw 
Px EL 
temp Da

Ro 
perm 
 Da
J4 Ki
Ro placements

AC
><b:

{boolean E1
 Jr
 strings
{x-ray E1

headhunting
AM GZ
 DV
 E1
retained 
Be hunting
headhunt
E1 Ab IV

AC
><u:

psychometric A8
 Gp
 Dy
psychometrics
=}shl

BH centres
 days

Ad:

{linked{in {Qb
 GZ
 {EG
 Jr
><i

job Ng

applicant Fg Bg
  Fg
Ru 
 F3
DV 
 AI
 }crm
 Ao
=}ats
GZ AI

Ad
><2:

{indeed job DR
={indeed@

{QV{K2

{totaljobs

}cv {Jx

{zip{Qb

{glassdoor

{broadbean

{idibu

{On{melon

Ad
><b:

{Va }ats
 GZ
{Va@

{O2 {GZ
 }ats

{taleo

i}cims
~<1

{jobvite
~<2

{Is{recruiters
~<3

{brass{ring
~<4

{bullhorn
{pinpoint }ats
~<5

={ashby@
~<6

{teamtailor
~<7

{avature
~<8

{jazz}hr
~<9

{vincere
~<a

{eploy
~<b

{kenexa
~<c

{hireserve
~<d

{job{adder
~<e

{tribepad
~<f

{jobtrain
~<g

{trac jobs
 DV
~<h

}neogov
~<i

{page{up
~<j

{crelate
~<k

{job{diva
~<l

{recruitee
~<m

{beamery
~<n

{firefish
~<o

{temp{Dj
~<p

{oleeo
~<q

{networx
~<r

{hireful
~<s

{itris
~<t

}rdb {pronet
~<u

{loxo
~<v

}pc{Qb
~<w

{breezy }hr
~<x

{seek{out
~<y

Ki}ez
~<z

{Ki{vue
~<10

Aq:

DV Ee A5
  Ek
 Ee
 ZS
Ee DV
 GZ
GX Ee
JV 
 firm
 Ek
><2l

DV Bp outsourcing
=}rpo
onsite DV

DV Bk
Ru 
 R1
=}awr
}ir35
}rec BZ
 BC 3
{cert}rp
Ee AJ Db

}ir35 Ab L1 ET
L1 ND
off-G6 El
umbrella companies

DV KD
QZ 
GZ 
 CO
DV 
 Bs
 }kp{is
 Ar
Fl per Ki
Bt of  
C9 to  
 fill


AO B8
 BK
 Uv
 UU
SZ 
=}ilt
MN AO
delivering Vz
AO 
facilitating 
Rn AO
BK 
C8 
C2 
C1-led 
trained employees
AO Eh 

Br Ab Aw
AO 
EG  
C8 
BP 
BK 
={l&{d
C2 Br
HN 
Bh Aw Ea
~<1

{kirkpatrick Ft
={kirkpatrick@
~MF Ag

adult Br M6
  Br
~MF Ag

e-Br Aw
elearning 
e-Br Ag
 modules
e{Br 
~MF Ag

}addie
~MF Ag

AO CN
 S6
 matrix
 Cz
 Fg
 Fy
 Lt
 AV
Iq 
Rt AO
Xb 
DY 

Ht AO B8
  UU
 MN AO
Ht  
Ht C1-led 
}vilt
blended Br
><7

Q0 Ac
 Ic
 B8
 B1
 levy Ac
}epa BH
Eg GO 
levy funding
F4 apprenticeships

De Ab NK
 Aw
  Bu
 managers
coached BK
mentored 
De@
C8 De
mentor Ab Ds
mentorship

AM De
CH 
}ilm 
}emcc
}icf }acc
 }pcc
Av Ds
><1

QV 
~<1

succession AD
EG 
 JY
 MU
 Ea
 CY
 TU
 pools
9-box
Dz potential Ic
nine box grid

EG Ac
 Ic
 KC
~<1

QV Aw AD
QV  
 pathing
 ladders@@
 Aw
 frameworks
Xc 
 JY
 JC
}pd{ps
Lq Aw CC
C4 

Cc Ac
 De
 Mg
 DG Bp
OK  
K7 KC
K7 Cc 
capability E6
Rn TX
C8 Cc
BK evaluations

AC
><f:

AO IO Au
  gap Au
  IO
Br 
=}tna
Bu gaps

AO Ag
 OE
 Ic
 CQ
 guides
 manuals
 curricula
 Ez
Iq 
Br 
 CQ
 Ag
 Ea
Iq Aw
Vn AO

 GY
Br 
 CO
evaluating AO
Dn-AO BH
AO Zs
 Mg
 KD

CH Aw
Ac 
 AO
CH 
 Ic
Vn leaders

AC
><6:

Zk KC
 Ac

360 Mg

Cc TX
 KC
 evaluations
C8 
K7 TX
BK 

 Fx CC
=}pip@

Ad
>e-Br authoring Dy:

{articulate {storyline
 360
 {rise
={storyline
{rise 360

{Iv {captivate

{lectora

i{spring

{elucidat

{gomo

{vyond

Ad
>Br Ac Bg:

{ZL {on{La
={ZL

{docebo

}BQ {litmos
{litmos

{EG}lms

{totara

{kallidus

{moodle {HN

{sum{total

Aq:

mandatory AO Bk
Bk AO
mandatory 
OG 

Ak:

FE the FN
=}ttt

Ho Cs
 award
=}cava
}cava Ho
{a1 
}taqa
>Q0 BH

}icf Ak
Bh Av Ds
=}icf
~<12


C8 ET
colleague 
BK 
 Lc
 morale
C8 
 A5
 WL
 opinion Gs
  Mg
 Gs
pulse 
ET 
 Rb
 Ea
 CY
{O9 {amp
{gallup {q12
{peakon
{qualtrics }ex

 NG
BK 
EG 
C8 turnover
BK 
attrition
turnover Au
 KU

Sj Aw
 Fr
 Ag
 Zs
A7 
=}od@
}od Yh
org Ag
TP 
 Aw
org 

}hr Fr Ac
  Oq
O9 
 Bf
 Fr
Ux 
VU O9
EX 
Sj 
HN 

C8 P7
BK 
HN 
C2 Qo
C8 
JD A0 D3 aider
P7 CY
 Ic
 Rb
Qo 
 Ea

HP DN CW }hr
}hr DN
BP 
BK 
C8 
 newsletter
BK 
town halls

C8 PM
reward Ab 
C8 GC
 appreciation
 Hw
BK 
PM Ea
 RP
Ap awards@@

Aq:

SS Ab SP
SS IJ 
V5  
 SS
={d&{i
=}de&{i
=}dei
C8 IX M8
=}edi@
}ed&{i
SS QZ
 Rb
 GZ
 Ea
Xo O9
 DV
 HN
unconscious bias AO

JD A0 D3 aid
~<5

C8 E7 EU
=}eap
~<6


H7 Ab Gd
reward Ab  
  Ac
 CY
={c&{b
rewards Ea
total rewards
comp Ab ben
 Gd
pay 
 reward

gender pay gap Bs
pay  
  IJ
 transparency
equal pay
gender pay gap

bonus RP
 AV
 CC
~|b

share 
 CC
IJ H7
Cb FI AV
~|a

Gd AV
 Ac
 Ea
 enrolment
K7 Vi
Eu 
O1 CC
 RP
 Ns
C8 Gd
BK 
flexible 
flex 
E9 
A0 Ab Ju 
{benefex

UK' H7 
=}wcb
}wsib
{AL{cover
modified D1
return to AL Ea
AJ's H7
TH Ac

Rl Ac
 leave
 DF Ac
short-term Rl
short Ab long term 
}ltd DF
}std Ab }ltd

YL Ab J3 SW
J3 SW
Fc 
 assignments
assignment Ac
expatriate 
expat AV
YL 

unemployment DF
 V6
 B0 DF

C9 off Fg
vacation  
}pto 
 AV
K7 leave Cz
N3  
 LV

AC
><a:

H7 Au
 AD
 Ea
 AV
 ZA
 Gs
 Ac
={radford
{EO{pay
{payfactors
H7@@
EO GL
merit I8
 increases
wage Gs
{mercer 
salary 
pay Au
 KC
 ZA
salary 
 DG

job GY
 levelling
 Mp
 Ix
 TM
position 
{korn {ferry {hay
{hay Q8
Mp L2
pay 
salary 
 bands
pay 
 grades

AM H7
incentive 
{IJ {edge
}ltip
IJ CC
long-term incentive 
remuneration VF
short-term incentives
AM remuneration

Aq:

}us Gd Db
5500 filings
}cobra UC
}fsa Ab }hsa
{Kf 5500
}hsa Ab }fsa
}qle Bn
{F6 125
cafeteria CC
nondiscrimination A8
><b

Aq
><1:

}aca Bs
 Bk
1095-{c

}erisa

}cobra

Ad:

Gd NL
{darwin Gd
{ease 
bswift
><h

Ad
><1:

{O1{focus

{businessolver

{FI{K8

{C8 {navigator

{empyrean


}hris Jb
}hcm 
{O2 
}hr Bg 
}hris Km
 Bs
>|9

}hr CO
EG 
BP 
L6 
 Ar
 Bs
BP 
turnover 
}hr 
 }kp{is
 YF
 KD
 Ar
BP 
}hris Ar Au
{visier

 shared Az
  RJ
C8 
 XC
}hr 
 helpdesk
 Rx
 Ap Dr
 B8
 Da
  Uf
 Dm Ac
{Ap{now }hr

}hr Fz
BP 
 Rb
}hr 
 Ea

 CY
Em Il 
BP  
 agenda
 FI
Jj }hr AD
><5m

 N7
BP 
AO 
DV 

 due SQ in PJ
Dn-merger BP Ia

Ry Ac
 Ei
 ET
 Ic
 DV
 DY
 AO
 CN
GZ volunteers
PP 
trained 

Ad:

}hris
=}hcm
Em Il Ac
  G1 BD Bg
}hr  
  F3
 NL
 Ch
 AI
 Ao
BP 
}hrms

{rippling }hris
={rippling@
~|8

{breathe }hr
~|7

{cascade 
~|6

{infor }hcm
{lawson }hr
~|r

{Fj 
 {N9 }hcm
 }hrms
  }hrms
 }hr
 {BX }hcm
~|q

Ad
><6:

{O2 }hcm
={O2
~|1
{ulti{DK
|o

}BQ {M3{RR
 }hrms
 }hr
 }hcm
{C8 {RK
{M3 {RR
{M3{RR

{bamboo}hr
{charlie}hr

{hi{bob
{bob }hris
~<1

}ciphr
~<2

{BP}hr
~<3

{personio
~<4

i{trent
=}mhr
~<5

{zenefits
~<6

{sage {BP
{zoho 
~<7

{breathe}hr
~<8

{cintra
~<9

i{solved
~<a

{tri{CZ
~<b

{insperity
~<c

{justworks
~<d

{humaans
~<e

{chris}hr
~<f

{zellis
~<g

{resourcelink
~<h

{darwinbox
~<i

{keka
~<j

greyt}hr
~<k

{orange}hrm
~<l

{BP{GA }hr
 }hcm
 }hrms

Id BK K9
=}esr

Aq:

}gdpr in }hr
}hr Z6
confidential C8 BD
C8 Ar B6


Ak:

}shrm-}scp
}shrm G8 Av Bh
>|8

}sphr Ak
G8 Bh in Em G1
}sphr
>|8

H7 
}ccp 
}grp 
=}cbp
=}ccp@
=}cebs
Av H7 Bh
  C8 O1 Ae
{worldat{AL
><25

}atd 
=}atd
}aptd
}astd
}cplp
}cptd
}cptm
}lpi JP
KR CW EG Aw
><3v

Qb 
=}cir 
=}airs@
}csp JV
}mrec
}rec DI
 Cs
}cpc Qb
{linked{in Av 
Av OV  
  JV Bh
><6o

personality profiling PH
=}opq
=}tki
{belbin
{clifton{strengths
}eq-i 2.0
{hogan Av
}mbti 
 DL
}opq32
{strengths{finder
{strengthscope
{Lz {Lv Rd

Ak
><6y:

}cipd
}acipd
}fcipd
}mcipd
~|1
|2

}shrm-}cp
}shrm
}shrm/}hrci

}phr Ak
}hr 
=}phr
=a}phr
}gphr
}hrci
}phr/}sphr
}ph{rca
}ph{ri
Bh in Em G1
~<1

}cphr UY
=}chrp
}ahri
}chre
}chrl
}chrp/}chrl
}cphr
}crha
}hrpa
E8 Bh in Em G1

Ak
><6:

=}disc@@

{Lz {Lv

}mbti
{myers-{briggs

	> Em-G1

}hr AG
}hr Ar 
}hr Am  
BP 
 AA
 As
}hr 
 Aj
BP  
}hr 
}hr Ah 
}hr Az  
 AG
}hr G6  
Em G1  
 AS
 Ai
 FJ Aj
  Aj
 AA
 As
 Eq
}hr  
 EA
 Ai
 AA
 EM
 Ef
 Iy
 AS
Qe 
 As
}hr 
BP 
 AG
Qe 
 Aj
 Ae
C8 Cz 
}hr At  
 Ah

ND As
 AG

}hr W7
BP 
 Ah
}hr 
 Am BI
 Ae
}hr  
BP 
 BI
}hr 
 AM
 DL
Em G1 
 W7
 BI
 Ah
 AM
 AE
 Ae
 BV
}hr  
 AE
BP 
 EZ
}hr 

BP Am Ae
 FA

Qe Ah

BP FA

}hr AK 
Em G1 
BP  
}hr  
Jj BP 
Em G1  
}hrbp

C8 C7 Ae
Nm 
 BV
 Aa
C8 
 FA
 AE
 HF
HN  
EL C7 Ah
 Aa
}er Dm  
}er  
 Ae
GX C7 BI

SS Ab SP Aa
 Ae
}dei AE
 Aa
}edi 
SP 
SS 
 Qb
 Ah
V5 
}eeo 
 Ae
equal opportunity 
affirmative TC  
}edi As
 AR

C8 ET Aa
 As
  A5 Ae
 Aa
 FA
BP 
colleague A5 Aa
happiness  
HP ET 

> Em-G1-CH

}hr Aa
}hr Bk 
}hr Am  
BP 
O9  
}hr Oq 
}hr A4  
BP A5  
Qe  
}hr B8 
}hr A1  
}hr Az  
BP 
Em G1  
 AN
}hr  
 AR
 A7 BT
BP 

 Ax
BP 
Em G1 
CR EG Ah
Be of }hr
 BP
 Em G1

CR BP Ah
CR Em G1  
=}chro
}vp }hr
 of BP
  Em G1
}vp of 
vice P5 
}hr vice P5

> DV

Qb
Qa AE
JV 
360 DV 
}it 
BF 
GI 
Ro 
BG Ay 
Vw  
HM 
EL 
EA 
Qe  
EG 
GZ 
 Ae
YN 
DV 
 AK FA
  Ah
 FA
EG H9 
 AM
 BV
 AE
 Ae
JV  
EG 
 AM
 BI
YN 
 FA
EG 
headhunter

DV AE

 As
interview 
EG H9 
 Aj
 AA
 AG
GZ  
DV 
 Aj
 AA
 Bk Ah
  AE Aj
  Ah Aj
  At Ah
  If
 Eq
 resourcer
Ru 
EA 
B8 AE
AM E1 AA
 If
EG  
 AA
GZ 
 Aj
Qb 
JV 
 As
QZ 
EG 
 Jr Ae
sourcer
Jr Qb

resourcer
YN Aj
 As
 AG
 Ah

DV Aa
 Ax
 AR
 Nc Aa
JV 
  Aa
T0 C7 
Hd careers  
GZ Am  
DV 
  B8 Aa
  AN
 A7 BT
  DP Aa
JV 
}rpo 
}rpo  
EG H9 
 Ax
 AR
Qb  
GZ 
 AN
 A7 AR
  Aa
YN 
 AR
}vp EG H9
Ax of GZ
Be of DV
 EG
 YN
P9 DV AE

employer I9 
DV AZ  

> Br-Ab-Aw

AO Ae
ND 
Br 
AO Ab Aw 
C8  
Br 
  FA
 AE
AO 
CH Aw 
{l&{d  
 AG
 FA
{l&{d AK 
EG Aw  
 As
Br Ab 
facilitator@
Sj Aw Ah
AO  
 AM
 BV
 C1
 BI
 An
 Aj
 AA
 As
Br At 
FN

}lms AG
Br 
AO 

Q0 Ho
 As
 Aa
}nvq Ho
AL-Di Br 
AL Di  
Eg GO  
HP Bt assurer
Bu Ds

MF Bz
 Bv
Br CQ 
AO 
AO  
BO Br 
 Ae
 Aa
MF Ag  
 AE
  Ao Bz
  HG
Br 
 Bz
AO 
Br A5 

e-Br Bv
 Aa
 AE
 Ae
e{Br 
 Bv
elearning Bz

AO Aa
 Ax
 AR
 AN
 A7 BT
  Ab Aw Aa
Br 
CH  
EG 
EG Ab }od  
{l&{d AR
Br 
 Aa
Wr 
EG 
{l&{d 
EG EC 
EG Ac  
 Ae
Ax of Br Ab Aw
Be of AO

Be of Br Ab Aw
Ax of Br
 AO
CR Br Ah
Be of {l&{d

Sj Aw Aa
 FA
 AE
ZE 
organizational 
}od  
 Aa

AM Ds
CH 
Bh 
AK 
C2 
QV transition 
  Ds
 AE
outplacement 

> H7-Ab-Gd

H7 An
job GY 
H7 Ab Gd  
 Aa
reward AE
H7 
 Aa
 FA
reward 
reward AK 
  Aa
remuneration 
Ax of H7
Be 
 reward
Cb FI AG

Gd AG
DF Ab leave 
UK H7 As
Gd  
absence 
 Aa
HN P7 
Gd  
 AS
 DP Aa
  Ae
Rl Ac 
Fc assignment  
SW  
Gd Vi 
  BI
 An
 Aj
 AA
 Fn
 BV
 enroller
 AE
J3 SW 
 Aa
Ax of Gd

P7 Aa
 As

leave AG
 As
 of absence Ae

> hr-Ao-Ab-Ar

}hris An
L6 BD 
}hr 
Em G1  
}hr  
}hr Bs 
{O2 }hcm  
}hr Ar  
 Ae
}hris  
}hr Ch 
 Aa
}hris  
L6 AD 
}hr Ao  
BP 
 An
}hr 
 AG
}hris  
}esr Ah

BP CO 
 Ae
 Aa
BP Lz  
  An
}hr Lz 
BP Ar  

{O2 AE
{M3{RR 
}hcm 
 An
{O2 
 AG

> Ry-Ac

Ry As
Ry DV 
Ry ET  
Ry Az  
 Aa
  AG
 AN
 Aa
 Aw Ah
  EC Aa
volunteering Aw  
Be of volunteering

	it-Am	
BN At
 E7
DE At
Jw 
it 
Fw 
Fb 
Eg Fb SO

Uf Ao
 Dy
 AI
Me tickets
resolved 
At 
trouble 
Ne Ac
 NA
log Iw

BN Lk
DE 
pc 
G5 Ab AI 
troubleshoot G5 Ab AI
Lk it QL
Lk@

G5 Cg
 AT
 BB
 upgrades
DE Jn
 G5
 BB
pc 
 KI
 G5
Jw 

AI 
DT 
AI PX@
 installs
install Ab configure

EP J5 Ac
=}mdm

V7 Ac
 AV

Jw J0
workstation 
DE 
disk 
=}mdt@
os PX
G2 Bg 
J0 Ab  
pxe boot

workstation KM
 PX
pc 
Jw 
laptop KM
DE 
pc 

G5 refresh
J5 
laptop 
pc 
Jw refresh A1

Fb DP Ac
  Dd
 AV
 provisioning
DP MR
 provisioning^
password resets
reset passwords

}it ND
Eh Ki KM
Eh Fb  
Fb ND Ab offboarding

Eg-Fb AO
it 
FE users

}it Ew
CA 
Bg 
Aq Uw
 base Uw
runbooks

 Gz Ac
G5 
AI 
AP  
Gz FX
G5 
it 
 assets
=}itam
AI MM

Iu-EF At
av 
PY Cn 
Iu EF Bi

GO of sale 
pos G5
 Bg At

}vip At
white glove 

AC
><i:

help Da
Ap 
helpdesk

tier 1 At
BC 
={l1  
tier E5 
D3-Bx  
1st Bx 

tier 2 At
BC 
2nd Bx  
Of-Bx  
={l2 
tier 2 BN 

tier 3 At
BC 
={l3  
Nq-Bx 
3rd Bx 

LH At
 Jw
 E7
 Lk
=}rdp
anydesk
bomgar
teamviewer

printer 
 Km
 AT
 Lk
KK servers
printers Ab scanners

B4 Ap 
B4  
Da-side 
deskside 
on-Bo 

Ad:

LH BJ Ab Ac Dy
ninjaone
=}rmm
autotask
connectwise
datto rmm
kaseya
n-able

{Ap{now
Ap now
><r
|72
~|3
|4
{zendesk

}sccm
=}mecm
DD V7 Km Aa
Bg FP  
><n
~|9

Ad
><t:

{jira {Ap {Ac
jira Ap Da

}bmc {remedy
={remedy@
bmc helix
remedy Uf

{freshservice
solarwinds Ap Da
~|1
|2
|3

{freshdesk
~|1
|2

{manage{EE
servicedesk plus
~|1

{spiceworks

Ad
><w:

{DD {intune
V7 Aa
intune
~|1
|2

{jamf
~|1

{Xn }E5
airwatch
mobileiron

Aq:

DE peripherals
peripherals@


{JG AV
unix 
JG Bg 
  servers
>|t
|7

{E9 {IK
=}gpo
=}gp{os
>|u

{DD 365 AV
m365  
o365 
A4 365 
 Ef
 At

{CB {Xn AV
g Hb  
gsuite Ef
CB Xn 

{Cv{shell
Cv shell
~{bash

MB XD
K5 
MB PB
vbscript

XD@
Fd XD
XD CI
 Bu

Ao AV
Er 
administered servers
sysadmin
Bg Ef

Er AT
 G5
 At
 KI
 Km
 Cg
 Ac
dell poweredge
rack Ab KJ

patch Ac
=}wsus
patching@@
Bg updates
AI 

virtualization
={v{ms
hypervisor
Ht Kx
virtualized environments

Ht Jw Ga
=}vdi
Gw workspaces
DJ Ht Jw
Mb Az
><1

LC AV
 Ac@
 Ao
 area CA
=}nas
=}san
emc LC
pure 
CA attached 
netapp

backup Ab Ej
backup@@
backups^@

disaster Ej
dr AD
=}drp

AK P0
P0 of Am
=}bcp

Dz WI
=}ha{proxy
failover
fault tolerance
Hh balancers
 P4
redundancy@@

S4 AD
 Ac

Ar FP Am
  Dr
Er Cn

}dns Ac
domain 
 name AV
cpanel
plesk
BU hosting
M0 

Li AV
 Er
postfix
H4 servers

job DY
MB job BJ
cron jobs

AC
><1:

{AF-{m
~|1

{Dl{sys
tivoli workload MK

Ad:

={K5@
K5 FV
 laptops
 pc

{K5 {Er
K5 AV
><1
<k
~<r

mac}os
apple G5@
 macs
mac os
 At
os x

{JG
~|1

{unix
=}aix
hp-ux
solaris

{Sd {directory
=}ad@
=}adds
=}adfs
domain controllers
><1t

{DD {entra }id
={entra
DJ ad
 Sd directory
~<1
{okta

{DD {OR
OR AV
 CK
 Er
ms OR

{share{GO

{CZ{scaler
citrix adc

{I3 }http {Er
I3 http
 BU Er
httpd
~|1
|2

{nginx
caddy@

}iis
OV BD Az

KK Ac
papercut

Ad
><b:

{red {hat {Lr {JG
=}rhel
red hat
almalinux
redhat
rocky JG
~|1
|3

{ubuntu
~|2
|1

{debian

{cent}os
~|1

={fedora@
fedora JG

}suse {JG
=}sles
suse

Ad
><11:

{v{mware
=}es{xi
vcenter
vsphere
~|1
|2

{hyper-{v
hyperv

{citrix
xenapp
xendesktop

{proxmox
~|1
|2
|3

=}kvm
JG kvm
~|1
|2
|3

{nutanix
~|1
|2

{Ht{box
~|1

={xen
xenserver
~<4

Ad
><17:

{veeam
~|1
|2

{veritas {CZ{backup
backup exec
netbackup
~|1

{commvault
~|1
|2

{acronis
~|1

{rubrik
cohesity

Aq:

}ldap
lightweight directory Dq NR
openldap


CA cabling
ethernet 
fiber optic 
LT Cg@
 termination
cat5
cat6
patch panels

fibre optics
fiber splicing
N9 
=}ftth
=}otdr

base FO Cg
antenna  
HB Bo
 towers
RZ 
tower Ur

CA Cg
CA Bi 
  rollout
 PX

 Bo Gs
OU Bo Lc

AC
>|a:

CA AV
lan 
administered IZ
CA AT
 At
 Ac
 Am

 AB
 Ag
 AD
 Ix

 Lk
 UZ
 connectivity
 QL
connectivity 

 BJ
noc 
CA Cc 

routing Ab Xv
  OM
CA switches
routers@
switch Km
switches@@
Xv Ab routing

AC
><2:

{KL{winds
~|1

}prtg

Aq:

T4@

Li OM
=}imap
=}pop3
=}smtp
smtp

}raid LC
=}raid
iscsi
raid arrays
 Km

}isp At
broadband 
=}isp@
OV Ap provider

{vo}ip
pbx Ao
=}pbx
=}sip
asterisk@@
ip phones
 telephony
sip trunking
Lj over ip
~|10

WA
RZ
telephony
NM Ao

Aq
><6:

}lan/}wan
=}lan
=}wan
Om area CA
wide 
wlan

}tcp/}ip
ip addressing
=}tcp
ipv4
ipv6
subnetting

}dns
domain name Bg

}dhcp
dns/dhcp

}vpn
anyconnect
ipsec
Ht Fi CA

}mpls
metro ethernet

}sd-}wan
sdwan
AI-defined T4
=}sdn

OU T4
 lan
 Dq points
802.11
wi-fi
wifi

CA OM
=}ftp
={qo{s
=}snmp
osi Ft
NR Au
sftp

Aq
><l:

}bgp
Tp gateway NR

}ospf
rip NR
~|1

}eigrp

}vla{ns
=}stp@
spanning Ke
trunking^@@

Aq
><g:

EP IZ
cellular 
4g lte
4g/5g
=5{g
=}gsm
=}lte
=}ran@
He Dq CA

}gpon
N4 IZ
 Ny
=}dwdm
=}sdh
dwdm

Ad:

{f5 }big-}ip
big-ip
f5 ltm
 Hh balancer
={f5
><2h

{infoblox
=}ipam
ip address Ac
><h

RZ HV Bi
huawei  
nokia 
ericsson 
 ran
nokia 
><m

{wireshark
packet Au
 QD
tcpdump
><z

Ad
><y:

{cisco
~|1

={juniper
junos
~|1

={arista

Ad
><x:

{cisco {meraki
={meraki
meraki@

}hp {aruba
hp procurve
aruba IZ
 OU
~|1
|2

{ubiquiti
unifi
~|1

{mikro{tik

Ad
><y:

{avaya
3cx
mitel
nortel
~|1

{cisco {unified {DN
=}cucm
cisco unity
 D4 Aa
unified DN


AC
>|6:

BX migration
 NQ
 Oq
IP Ab Hz
migrated to CX
 DJ

 Ix
 Ts
 Mj Ag
BX Ga  
Hi-architected FM

 Fl GB
 Ac
finops
reduced BX costs

BX AV
 At
 Ac
 Am

Aq:

BX SO
 Az
 Ga
 NL
 environments
 technologies
BX-Di 
={iaa{s
={paa{s
BX@
hybrid BX
Ba 

Ad:

}CX {BX{formation
BX formation
cloudformation
CX cdk
>|3
|1i
~|1k

{DJ {dev{ops
=}vsts
DJ Ng
 Xp
 repos
>|1g

Ad
><4:

}CX
Gw BU Az
~|1
|2

{DD {DJ
DJ
~|1

{CB {BX {Fq
=}gcp@
CB BX
gcp 

{Eu{KJ
Eu KJ
Fi BX

{Fj {BX {Ga
Fj BX
~|1
|2

}ibm {BX
~|1

{alibaba 

{BO{ocean
~|1
|2
|3

{heroku
~|1
|2

{vercel
~|1

{netlify

Ad
><b:

{Gw }ec2
Dl scaling M8
CX ec2
ec2 instances
=}ec2

 {s3
={s3
CX s3
s3 buckets

}CX {lambda
lambda Xt
~|e

 Hh P4
=}elb
J4 connect
elastic Hh balancer

{Gw }vpc
CX vpc

 {LQ 53
LQ  

{Gw {BX{EQ
cloudfront

 {BX{Oo
CX cloudtrail
cloudwatch

}CX }iam
CX Ql Ab Dq Ac

{Gw }sqs
Gw sns
CX 
 sqs

}CX {step {Xt
eventbridge
step Xt

{Gw }api {gateway
CX api gateway

Ad
><o
|g:

{Gw }eks
=}eks
CX eks
~|1

 }ecs
=}ecs@
CX ecs
 fargate

Ad
><q:

{DJ {Xt

 {On {apps
On apps

{DJ {app {Ap

{DJ {Ap {bus

{DJ Ga
=}arm templates
DJ Ht Kx
  vnet
 bicep
 vms
 IX Aa

Ad
>|m:

{DJ {YO {Ap
=}aks
DJ aks
~|1

{CB {YO {EE
=}gke


{dev{ops
dev ops

{pulumi
>|d
~|f

Km Ac Dy
  Ac@

containers@@
containerization
containerized

YU orchestration
 Ac
><1

secrets Ac
CX secrets Aa
DJ key vault

Bo PQ AB
chaos  
=}slo
=}sre
error Mm
Ap BC YP

Bg BJ
DT 
Ga 
Er 
=}apm@
BJ Dy
 Ab alerting
observability
Cc BJ@

log Ac
 Au
centralized O4
loki@

PX Fd
canary PX
SM 
blue-green 
zero-downtime 

}it 
SM it tasks

Fq AB
Bv Fq

AC
><c:

}ci/}cd
=}ci@
KI Xp
PX 
cicd
NC B8
 PX
 Ia

Ga as Cw
  Fd
={ia{c
Km as Cw

Ad:

{terraform
opentofu
terragrunt
><2
~|c

{docker
dockerized
podman
dockerfile
><e

{YO
={k8s
k8s
kubectl
><e
~|f

{istio
><1
|1b
~|h

{argo }cd
argocd
fluxcd
flux cd
gitops
><7
<2

{artifactory
jfrog
~|1

{nexus {repository
sonatype nexus

{hashi{corp {vault
><i

={packer@
hashicorp packer

={consul@
hashicorp consul

={vagrant@

Ad
><p:

{ansible
~|1
|2
|3

={puppet@
puppet Lr
 labs
~|1

={H3@
H3 cookbooks
 infra

{salt{KJ
salt KJ
~<2

Ad
><e:

{Eu{Hz
~|1

={rancher@

={helm@
helm Sc
kustomize

{linkerd

Ad
><o:

{jenkins
jenkinsfile
~|1
|2
|5

{git{lab }ci
gitlab runners
 Xp
~|1

{git{hub {actions
github workflows

{circle}ci
bitbucket Xp
circle ci
~<3
<1
|1

{travis }ci

{A7{Kj
A7 Kj
~|1

={bamboo@
atlassian bamboo

{octopus {deploy
harness ci
~|1

{spinnaker

Ad
><14:

{prometheus
alertmanager
~|1
|2

{grafana
~|1

{datadog
Ar dog
~|1
|2

{Eh {relic
newrelic
~|1
|2

{dynatrace
~|1

{app{G3
app G3

{nagios
whatsup gold
~|1
|2
|3

{zabbix
~|1
|2

{icinga
checkmk
~|1

=}scom
Bg FP Am Aa

Ad
><1e:

{kibana
~|1
|2

{logstash
fluentd
~|1

{graylog

Ad
>|8:

{pager{H1
victorops
~|1

{opsgenie

Aq:

Ap mesh
envoy proxy
>microservices


}it Ap Ac
=}itsm
it Ap B8
Ap Ac@

Eg-Fb E7
assist users
T9 
Sy Eg 
Fb RJ

Me Ac
 NA
 F2@
major incidents

QE 
 Cz

}it Fr 
=}cab@
Fr AF
 NO DR

Ap request Ac
  catalog
 OZ
request Xd

}it GV
G5 
AI 
it T2
 HV Ac
Ch vendors

 A1 B8
Ga Fz
Ch 
it 
it Jb 

}it CY
Ch 
 roadmap@
it roadmap
 AD
it Jj 

 Xf
Ch N7

Ao Au

Bg Jb
AI 
cutover AD
go-Ja At
Bg PX
 rollout
 upgrades

}it Ga Ac
Ga  
 AB
 At
Lr Ga
it 
 Am

Aq:

}itil
><e

Ap BC IS
  levels
=}sla
sla Bk
 Ac

Km Ac F3
  items
=}cmdb

}it Gq
it Gr
 Ku

}cobit
><1

}togaf
>|1

Lr Ix
it 

Wq Az
=}msp@
it outsourcing
msp FV

}it E2 At
itgc A8
=}itgc
it C5 Gr


{O2 Km
O2 FD
 integrations

{IA AV
IA Ef
 flows
 AG
 Km

}crm 
crm Km
 At
 Jb

}erp 
erp Bg 
  At
 Km
>}erp Ao

Id A0 K9 At
epic Jb
ehr 
 At

HL Km
 Ib
 specs

Lr DT At
AK 
DT AV
Lr D7

AC
>}BQ }erp:

}BQ {basis
BQ AV
 netweaver

 AH AV
BQ grc

}BQ Jb
BQ Km
 rollout

Ad
>}erp Ao:

{Fj }erp
Fj D7
 N9
 apps
 BX erp
  ebs
 hcm
 e-AK Hb
~{DD {G3
{CZ{Hb
}jd {edwards

{BP{GA
BP GA

{odoo
erpnext
openerp

{infor }erp
={infor
infor ln
 m3
~|1
|2
{sage {x3

{epicor
~|1
{sage {x3
|2

{syspro
~{sage {x3
|1

=}ifs
ifs D7
~<3
{sage {x3

Ad
>}BQ }erp:

}BQ }mm
BQ Ez Ac
~|1

 {ariba
={ariba

 }sd
BQ Al Ab Go

 }pp
BQ AY AD

 }qm

 }pm
BQ BM AT

 }wm
BQ extended Ji Ac

 }hcm
BQ hr
~}BQ {M3{RR


Ak:

{comp}tia {a+
={a+@
a+ Ak
 Av
><9a

 {CA+
CA+
><5x

 {Er+
Er+

 {BX+

}ccna
=}ccent
cisco Av CA AA
><56

}ccnp
cisco Av CA Bh
><1

}ccie
cisco Av internetwork QU
><1

}jncia
=}jncip
juniper Av
><58

}mcsa
DD Av GE AA
  Ao AG
~|1
|2

}mcse
DD Av GE QU
  Ao Af
~|1

=}mcp
=}mcitp
DD Av Bh

{DD {Av {DJ {AG
DJ AG AA
DD DJ AG
az-104
><4p

 {WF
az-900
DJ WF
><4w

 {GE {Ff
az-305
DJ GE Ff QU
az-303
><4r
<51

{DD 365 {Av
modern Jw AG
md-102
ms-102
ms-900

}CX {Av {GE {Ff
CX GE Ff AA
 Ak
 Bh
><4u
<53

}CX {Av {dev{ops {Af
CX devops Af Bh
><4v
<3u

{CB {BX {Av
AA BX Af
gcp Av
 Ak
CB Bh BX Ff
><4u

{Av {YO {AG
cka Ak
=}cka
=}ckad
Av YO DT Bv
><3e

{hashi{corp {Av {terraform {AA
terraform AA
 Av
><3h

{red {hat {Av {Bg {AG
=}rhcsa
><7j

{red {hat {Av {Af
=}rhce
><1

{v{mware {Av {Bh
=}vcp
vcp-dcv
><7e

}itil {Kq
itil Av
 Ak
 4 Kq
itil v3  
><1r

{apple {Av {At {Bh
=}acmt
=}acsp
apple Av mac Ai
jamf Av
><80

}BQ Av AE
BQ Ak
 Av
>}BQ }erp

{IA {Av {AG
IA Ef Ak
  Av Ef
><1j

{Ap{now {Av {Bg {AG
servicenow Ak
 csa
><9b

Ak
><83:

{comp}tia {JG+
JG+

}lpic
JG Bh OI Ak

Ak
><5a:

}CX {Av {BX {DL
BX DL Ak
CX  
 Av
 BX DL

}CX {Av {sys{ops {AG
CX sysops AG
~<h

Ak
><aa:

}hdi Ak
hdi At FP An
hdi Jw At Ai

{CB }it {At {BZ

	
> it-At

}it At Ae
DE 
BN 
it  
BD Ch 
 Ai
it  
 At

help Da Ai
 An
 At
helpdesk  
 Ai
 Af
 AU

Ap Da An
 Af
 AU
 Bd
 Ae
 Ai

Jw At Ai
deskside 
Jw  
 AG
 Af
Jw At 

BN At Af
 BV
 Bd
Fw At Ae
At Af

D3 Bx 
1st 
2nd 
3rd 
tier 1 Ai
tier 2  

DE Ai
pc 
DE BB 
laptop 
G5 Ai@

}it B4 
PX  
onsite At Af
B4 
it B4  

DT At An
AY 
 Af
DT 
 Ae
  An

}it Aj
it At 
  Iy
 EA
 Eq
ict Ah
ict At 
  Ai
JA it 

 FN
DE 
AI 
Ao 
it AO Ae

}av Ai
av At 
  Ae
 Af

help Da Aa
Ap 
 AR
helpdesk Aa
Jw At 
BN 
it 
help Da AN


> Ao-AV

Bg AG
Er 
ict 
it 
 Ef
Ao 
sysadmin

{K5 
Sd directory 
OR  
K5 Er 
K5 Bg  
wintel  
 Af
K5 

{JG 
unix 
unix Bg 
JG 
  Af
JG Ao 

Ao Af
it 
Er 
Ga 
Ao At 

virtualization 
 AG
citrix 
vmware 
 Af
citrix 

LC 
san 
backup 
 AG
LC 

Ar FP Ai
 Af
 Aa
 AU
DE  

V7 Af
sccm 
intune 
V7 Ac 
  AG
jamf 
mac 
EP J5 

{DD 365 AG
A4 
o365  
sharepoint 
Yi Af
m365 
Zl 

mainframe AU
Ao Gb

}it Am An
Ao 
AY AF  
Ao At  
 Ae
it Am  
 Af
Am At Af@


> CA-AB

CA Af
cisco 
lan 
CA Ga 
CA Ao  
CA Ag  
  AE
 Ae
 Jb Af

 AG
 Ef
 Aa
 At AG
lan  
CA Ab Ao 
CA Ab DE  

 Ai
CA B4 
  An
 At Af
 An
 Ae

 Ff
CA GE 
  Bz

}noc Af
CA Am 
 Dr Af
=}noc Ai
noc An
 AU

OU 
wifi 
OU CA 
He 
=}rf  
He frequency 
rf GB  

Lj 
telephony 
unified DN 
voip  
 Ai

WA 
RZ 
Kk CA 
Ny Af@

 Ai
 DO
 Ae
fibre Af
fiber optic Ai
broadband  
LT 
RZ 
fiber 
 splicer

CA cabling 
Rg 
Ar 
low RQ  
LT DO
cabling Af


> BX-Ab-devops

{dev{ops Af
ci/cd 
dev ops 
devops Ff
 AE
 Bv

Bo PQ 
=}sre
AY Af@
PQ 

Fq Af
Ga Fd 
Fq Am  
YO  
 AG

BX 
gcp 
DJ 
CX 
BX Ao 
BX Ga  
BX Am  
  Bv

 Ff
CX 
BX Am 
DJ  
DJ GE 
BX 
CX 
BX Ga  

 AG
DJ 
CX 
BX AE
 At AA
 Af

Ga Ff

{dev{ops Aa
Fq AB 
sre  
BX Am 
devops AR
Be of devops


> it-Ac

}it Aa
edp 
BD Ch 
  Ao Aa
it Am  
is  
ict 
it FW 
  Be
 AN
 AR
 A7 BT

 Ax
it Az 
BD Ch  
Be of BD Ch
  it
vp 

CR BD Ah
CR BO  
=}cio

}it Ap Aa
itsm  
Ap B8 
 AR

Me Aa
 Ac An
QE Aa
it Fr 

Ga 
 AR
CA Am Aa
Ao  
Ar Dr 

}it As
BD Ch 
it Ah
 Gz An
 Aa
  AM
 AG Aj

Lr Ff
 GE Ff
CR  

}it AE
Ch 
ict 
BN 
Ao 
it Ae 
  BI


> AK-Ao

Ao An
it 
BD Ch 

}BQ AE
BQ DT 
BQ bi  
BQ bo  
BQ bw  
BQ crm  
BQ ewm  
BQ fico  
BQ hana  
BQ hcm  
BQ mm  
BQ pp  
BQ ps  
BQ qm  
BQ HL  
BQ sd  
BQ srm  
BQ wm  
  AK An
BQ  
 A1 Aa
  Mj Ff
BQ BN  
BQ Ff

 AG
BQ basis 
 AE
BQ AH  
 An

}erp AE
erp HL 
odoo  
erp Jb 
  AG
 Aa
erp A1 

{Fj HL 
peoplesoft  
Fj W3 
Fj  
Fj ebs 
Fj N9  
  D7 An

{G3 AE
G3 HL 
G3 365  
AK RK  
d365  
G3 nav 

{CZ{Hb AG
netsuite AE
netsuite HL 

{IA 
crm 
 Ae@
 An
IA AK 
  AE
 Ef

{Ap{now 
servicenow Ef
 An

{O2 An
hris AG
 Ae
O2 AE
O2 hcm 

	A6	
A6 Bm
 Au

 Co
 EW
 FY
~<1

 Gv
 Qg
 opinions
 Sn
 KE@
advise AK

 IB DG
IB  
D3-BC 
privilege 
 log
reviewing A6 FY

 Dv
  Si
Rw A6 FY
~<3

A6 AV
AX firm 
file JX
A6 FJ At
A6  
 B7 Ac
prepare Si@@

 Dm Ac
matter  
Dm PB@
 Dv
own caseload

A6 Bq TI
attending I0

Bq Ay Tg
  WK

A6 ZF
table of authorities
ZF A6 FY

 Yj
 Iu Sg
  dictation
transcribe 

 calendaring
deadline 
limitation dates
calendaring Es 
{compu{AX
calendaring@
A6 deadlines
FL S6

Es QS
QS pleadings
 Es FY

 bundles
KH 
UL 
bundle Dv
bundling A6
exhibits binder
KH binders

A6 K0
}ledes 
}wip A6
e-K0 
A6 invoicing

 costs
bills of 
costs Xf^
 EW
 AX

 Dd
AX firm 
Bq DP@
solicitors Dd J6

 A1 Ac
  ops
 Am
AX FW 

AX firm AK Aw
A6 directories
 AZ

AP:

notarisation
commissioned notary
commissioner CW oaths
notarial Az
notary 
 Ba
 SB


FL
contentious UJ
litigating

dispute NA
=}adr AX@
contentious AL
~<1

pleadings^
EW Vm
A6 motions
particulars of claim
IR of Dm
><n
<2

e-Lv
YH To
Ch XY DG
e-PZ
=}edrm
e{PZ
ediscovery
Id PZ
 Lv
>|d

subpoenas

affidavits
sworn IR
EW witness 
declarations A6
OG declarations

A6 Jf
Rj discussions

Zj
conciliation
mediating OX
mediator AO
Rd mediator
~|1

arbitration
}lcia
arbitral Rc
QU Ye
~<7

appellate AL
 AX
 FL
 Mi
 B7
appeals^@@
~<9

judgment ES
charging Gg
writs of Qc

V8 DG
ER-TC NR
~|18

tribunal Zo
 Mi
 Rc
 DF
 V6
FJ 
}eeoc charges
{D3-tier {tribunal

QU witness CN
  witnesses
U0 experts
retaining 

AC
><e:

KH Dv
UL 
Rw CW KH
Of chair
KH Mi
 B7
 CY
 At
 A5
 notebooks
 prep

FL Lv
PZ F1
 A6
Lv@@
VK PZ

depositions
deposing witnesses

courtroom Mi
 A5
appearing in Es
attending  
 V6
Rn 
Es 
 appearances
 Zo
A6 Mi
oral 
 argument
In of audience

Aq:

{E3 {Y2 {J6
J6 of LA
procedural J6
=}cpr 
Es 
 E6
 L7
E3 Y2

Hx actions
=}mdl@
E9 FL
multidistrict 
mass torts
><l


Fh EW
agreement 
Fh Dv
EW IS
 GD
EW BE 
EW Ab WZ  
>|c

 DG
 Au
 Q1
reviewing IS
~<1

 Jf
contractual WM
negotiate BE GD
WZ  
 IS
 terms

 AV
 repository
 F3
 Fg
 Qc
 playbooks
 templates

non-PZ IS
Z6 
GV 
nondisclosure 
=}msa@
=}nda
~<4

A6 due SQ
due SQ DG
 Df

PL
lender's handbook
Gl RH
raise Rx
MO deeds
Gj 
Ex A3 Nx
deed Dv
escrow Ab Gj
freehold Ab VG
deeds@@
>|j

wills Ab probate
conservatorship
elder AX
}step Cs
intestacy
probate

AC
>|e:

M7 Z0
 Au
 docketing
 infringement
 AX
 FL
 Hl Ac
{V3 {M7 {A4
}pct D7
}uspto
patents@

trademark 
Dt marks
trademarks

Aq:

Fh AX
contractual 

C2 
 Nx
 Yc
AK AX
EX 
companies Ev
C5 C2 UJ

BE 
 GD
 Nx
=}ucc@
{uniform {BE {Cw

C2 Gq
subsidiary 
DR 
C2 Ot
 Cz
entity Ac
Gq Gv
 FM

mergers Ab PJ AX
{m&{a Nx
PZ letter
C2 {m&{a
Fi 
A6 
Yc AX
><3

Kr AX
 OF
 offerings
{blue {sky laws
{Kr {OR {Ev
prospectus EW

F7 Ab B9 
B9 AX
secured QH Ew
syndicated 

BY AX
 FL
 OX
}vat AX

Yy 
 B7
 Rc
C2 Yy
C4 
restructuring AX
}iva AV

competition 
antitrust
{hart-{scott-{rodino
cartel Ll
merger AF

ZC A3 
  A3
=}ip@
=}ipr@
}ip AX
 B6
 CY
 FL
 MM
 Hl
 In

copyright AX
}dmca
copyright@
><1

Ch 
 Nx
 GD
}it 
 AX
e-Hp 
OV 
}tmt 
FF 
WA 
outsourcing IS

Dk CJ 
 Nx
 FL
A3  
 OX
 AX
zoning 
}hoa 
Fv 
Cf 
AD 
BE A3
foreclosures

Fk AX
 FL
 Rc
NQ AX
cohabitation OX
{NA DI
Qk C7
guardianship
matrimonial
non-molestation Gg
prenuptial IS

NX 
 PE
 FL
 Rc
 UJ
 Y2
{crown {Es
H1 GG
=}psras
Ol M4
magistrates' Es
Ih Kc
sentencing V6
WR motions
white collar M5

C4 TH 
}el/}pl DF
employers' Xx 
Ba 
=}pi  
negligence 
CU-FQ 
fast FQ 
}oic portal
V4 Xx
quantum BH
slip Ab fall
torts
wrongful death

Cy negligence AX
  negligence
Bh 
Bb 
 malpractice
medico-A6
inquests
><1

B0 M4 AX
reinsurance  
B0 
 M5
 V0 OX
  FL
bad faith 
V0  
 opinions

PR AX
 UJ
 PE
 Gv
 petitions
visa 
=}eoir
}bia appeals
{u visas
AK PR
Fk-Di 
Yo 
consular Bn
nationality AX

FJ 
 appeals
Ba AX
constitutional 
Fc 
}eu 
BF 
D8 
SR 
Ih 
{V3 
Rl 
election 

D6 
 FL
indigenous AX
Wf 
Sa 
tribal 
CD 

A0 Ay 
Bb  
Nu 
HM 
 Ih
{JK-{kickback {statute
{stark {AX
{false {DF {Ev

BA AX
 OX
 ZB
 FL
 defect FL
NE liens
lien AX

Jq 
 FL
admiralty AX
Fe 
DZ 
RT parties
charterparties
Fc Dt Bk

GK FL
GK B6 
=}fcra@
=}tcpa
debt FK M5
lemon AX

A6 aid
}ccms
{citizens {Gv
Dq to UO
indigent I0
 M5
Ba 
=}laa@

AP:

M7 Ep Cs
  bar
=}cipa
=}citma
=}eqe
{V3 {qualifying {LX
}uspto EJ
E8 M7 Ep
EK 
 Bd
E8 Dt mark Ep
><v


AX firm Bk
}sra  
=}cofa
=}colp
{lexcel
JX PB
AX Wi J6

A6 AO
Fh 
A6 updates

Aq:

A6 Bk
C2 
AX Ab Db
laws 
Sp
Ih Gv
 frameworks
 Fr
 UJ
Su Ko
A6 
 B3

Ar B6 AX
Pf  
 EU
{schrems }ii
e{Pf
BD Gq
Fc Ar transfers

JK-bribery Ab corruption
=}abac
{bribery {Ev
{modern {slavery 
{NZ {corrupt {OH  

By OF AX
  Az OF
GK B9  
}aifmd
}fca {handbook
{D9 {EX {Ev
JI Ih

Ak:

Pf Ak
=}cipt
}cipp/}us
}pc.dp
}iapp
><4


Es Bs^
 transcripts
 Yj
=}rpr@
}cart captioning
CF shorthand
realtime Bs
verbatim 
EK Bh VW
stenography
stenotype
stenographic

 AV
V8 
}hmcts
Es clerking
 dockets
 X1
 Cz
 calendars
 Am
courtroom Rc
jury Ac

V8 clerkship
 internship
 extern
bench memoranda
 memos
draft opinions
clerkship@@
judge's chambers

A6 Q3
Es 
 Sq Ak
A6 KQ
sworn 
 translator

barristers' clerking
=}lex chambers
barristers 
chambers AV
 diary
 A5

moot Es
mooting
AX journal
 DG
 BL Po
mock KH
pupillage
KH A7
vacation R4

Fi Jc
A6 
=}siu@ Ll
Bp Er BS
Ba Cz RH
witness locating

jury Ib
{on{cue
{sanction KH AI
{KH{Ax
KH JT
 Ch
 JN


Ad:

A6 Bm NI
A6  
={justis
{manupatra
}scc {CK
v{lex
{bloomberg {AX
{can}lii
{casetext
{fastcase
{hein{CK
{lawtel
><2z

A6 B7 AI
{smokeball
{tabs3
{C9 {UJ
{KH{Dj
{B7{panther
=}leap@
{abacus {AX
{Dm{map
}leap A6
{osprey 
{my{Dm
}pc{AX
{DK{AX

IB Ac CW AX firms
=}dms@
{Dz{q
{hot{docs
{Eu{text e}docs
{worldox
{Fh {express
IB Jn

e-Lv NL
=}disco@
=}ipro@
=}rca@
={summation@
={concordance@
{clearwell
{brainspace
{catalyst Lv
{eclipse 
{reveal 
{everlaw
{logikcull
{nuix
{opus 2
{ringtail
><2d

Fh Ac AI
 Bg
={ironclad@
{agiloft
{apttus
{concord GD
{conga 
{coupa 
={luminance@
{Fh{pod{ai
{evisort
{icertis
{juro
{link{squares
{sirion{labs
{spring}cm
~<1r

A6 entity Ac Dy
{DR{vantage
}ct {corporation
{computershare }gems
{carta cap table
{entity{QO
e{minutes
h{cue

}ip Ac AI
={derwent@
{app{coll
}cpa {J3
{espacenet
{Kq}ip
{anaqua
{i{pfolio
{inprotech
}pattsy
{pat{snap
{thomson {innovation


Un A5
 AL
 D1
 Bu
 At
><37

cite Qq
citation 
{shepardize
{shepardizing
~<2z

docketing
Es deadlines
~<2y

e-QS
=}pacer
efiling
}cm/}ecf
}ecf QS
Id Es 
><2y

Ap of Bp
Bp RW
RW Es papers
~<2z

C9 MO
billable Pz
~<2y

QF KE Ac
MP 
A6 spend  
Ka AX firms
~<2w

jury Tt
bench 
D3 chair KH
jury IV
voir dire
><2d

QT B7
 EW
dispositive motions
EW 
summary judgment 
motions to dismiss
><2r

interrogatories
Lv OZ
 responses
EW Lv
Pj 
OZ CW AY
><2e

A6 hold
FL holds
~<2s

deposition summaries
 transcripts
 digests
summarizing depositions
~<2f

witness Dv
~<2g

Rj IS
 U2
~<2s

plea WM
 V6
 IS
 bargaining
~<1l

J8-LX
J4 LX
~<2i

debt Ej FL
Ou AX
creditors' In
judgment FK
~<2r

U0 KE
 barristers
briefing KE
~<2p

redlining@
Fh markup
redlines@
><2f

Fh KW Ac
  KW
=}clm@
~<2e

DR resolutions
C2 minutes
minute Nj
~<23

{companies {Gy filings
~EX Ov

entity formation
}llc 
AK 
Uw of incorporation
incorporation filings
~EX Ov

K7 C5 GJ
shareholder  
proxy IR
~EX Ov

share Kt IS
Gz 
Cb 
shareholder  
joint venture 
><26

}sec filings
10-{k 
{F6 16 
~<26

HD Ew
AH FY^@@
FB IS
Kz 
~<26

M7 EW
claim 
A4 actions
M7 D7
><2g

prior art RH
freedom to operate
M7 E1
patentability
~<2h

trademark L5
 QS
 RH
 D7
 EJ
 Oo
><2h

I9 B6
JK-counterfeiting
domain name OX
trademark ES
~<2i

In L5
copyright 
FR MM
~<26

BE Ms
Pr EW
 DG
 Jf
~<25

Gj LX
 curative
 abstracts
 commitments
 AL
 DG
 E1
~<2p

Dk CJ closings
}hud-1
JX NP
Rj IR
Gj B0
~<2q

{Fv {registry D7
  {registry
=}sdlt
}sdlt submission
A3 RH
}ap1 No
stamp H1
~<2r

remortgages
Jl of IJ
~<2s

Dn-PT
OR Ab PT
  of GD
ER-PT
A3 Yt
~<2t

CJ AD
Pp trusts
wills Ab 
LM EW
~<2t

 AV
probate 
}iht400
AV of estates
Tg testamentary
~<2u

powers of Ep
=}lp{as
Es of B6
deputyship
~<2v

La Tg
 NP
Tg of claim
Rj demands
~<2b

Bb Cz OZ
 retrieval
  liens
 chronologies
lien Jf
obtaining Bb Cz
~<2c

HP Ll
D8 
Ih 
C2 
whistleblowing 

conflict Gu
 of interest Gu
conflicts RH
file Ti
Eh matter 
Eu PB@
~<4a

A6 precedents
 Aq Ac
know-how AX
precedent JI
precedents EW

skip Wc
Gz 
 RH
=}tlo
{accurint
locating defendants
 witnesses
~<1m

Q6 of claimants
claim Q6
~<1n

{bates numbering
 stamping
~<4g

corresponding DS courts
liaising 
Es Si
~<4f

AC
><4k:

memoranda of AX
EW memoranda
A6 
 memos
memorandum EW

brief Co
appellate briefs
EW 
skeleton arguments

AC
><2o:

NX M4
}dui M5
G9 FO Zo
 PH

 Z0
arraignments
prosecuting PE
charging decisions
Z0@

AC
><2n:

{h-1{b petitions
{i-140 
{h-1{b
{l-1
}perm Nm Ak
GX-Di PR
nonimmigrant visas

asylum DF
 D7
 AX
deportation M5
I1 
PR Es

}uscis No
PR 
{i-130
{i-485
}uscis
naturalization D7

AC
><2c:

Ar B6 Mw Gp

Ar subject OZ
 Dq OZ
=}dsar

Cz of Bn GC
Pf Ku
 UC
 by Ag

AP:

bar admission
 KR JP
bar  
 passage
 exam
 BS
Ep 
AX 
=}ube
Ir bar
passed the 
DI of 
admitted to  
  B7
Ge 

GG Cs
=}nq@
practicing BZ
practising 
=}pqe
Jg Gi
admitted as a GG
~<1

barrister 
=}kc@
{gray's {inn
{lincoln's 
{inner {temple
{middle 
called to the {bar
{bar {B1 {DR
~<1

Ge conveyancer 
 AP
}clc  
 Jg
 Cs
 {BC 6
{II CW {Ge {conveyancers
><3o

Ak:

{juris {LG
 {doctorate
=}jd@
}jd B2
AX 
 BL GI
{j.{d.
LG of AX

{NU of {laws
=}llb
}ba }llb
}ll.{b.
}llb {hons
 AX
NU of 
B2 in  
qualifying AX B2
AX GI
 B2 2:1
~<1

{Ca 
}ll.{m.
=}llm
Ca of AX
Ca's in  

{GI {Ec in {AX
=}gdl
=}pgdl
AX Rf Iq

A6 B7 Iq
=}lpc@
=}qlts
=}sqe
}sqe1
}sqe2
solicitors qualifying LX

AO Fh

{bar {Iq
{bar {Vg 
{bar {Bh {AO  
=}bptc
=}bvc

}cilex Cs
}cilex
=}gcil{ex
}fcil{ex
}ilex
E8 A6 AM

Un BZ
 BF
 B2
 Ec
 EY
 Ak
}nalp
=}nala@@
}nfpa Un
Av 
}rp 
><5d
<59

A6 EM Ec
 BZ
 Ak
}nals  
}pls 
=}ilspa
Av A6 EM
><59

}oisc PH
=}iaa 
=}oisc
}oisc {BC 1
 2
><3b

Aq:

AX firm A5
A6  
 B7
 MH
 Ek
 FV
 Im
{am {AX 100
big AX
AX firm
 A4

A6 terminology
 CI
 Aq
 PU
 concepts
 E6
 L7
 Bg
{G7 AX
common 
E3 
Aq of 

Dm AX
precedent Bm
OG 
~<5j

A6 citation style
  citation
{bluebook
}oscola
bluebooking
citation format
><2c

BE IS
KX 
Ap 
HV 
BS 
~<4c

{saa{s 
Ar Bn 
Ch  
AI AP 
~<4d

}isda 
}isda
ZW Ew
~<3w

fund formation
limited WO IS
~<3x

bankruptcy petitions
 filings
{chapter 11
 13
 7
><3w

WC AX
defamation 
CL 
EG IS

wage Ab hour 
  hour
=}flsa
=}fmla@
{Gj }vii
GX discrimination
>GX AX

}tupe Db
redundancy AX
unfair dismissal
~GX AX

XZ Ab Lb AX
evictions
Cf disrepair
XZ Lb
possession Rc
unlawful detainer
~<3v

Fa Pe
 UQ
HR Rc
Pe PE
 OX
~<3v

divorce Rc
dissolution of marriage
divorce
matrimonial B9
{Kf {e
ancillary QW
><3w

Fa At
alimony
paternity@
~<3x

felony Ab misdemeanor PE
felony PE
 Tt
misdemeanors
~<3x

A2 Xx
asbestos FL
toxic tort
~<3x

UK' H7 AX
 M5
~GX AX

Kh EB VP DF
Dl  
=}rta  
}mva 
{DF {portal
~<3z

sponsor licences
{i-9 Bk
{points {Di {Bg
skilled AJ visas
U5 AP
~<3x

Em In AX
Fc Yo  
{Em {In {Ev
E3 liberties
~<3x

E3 
 FL
{F6 1983
~<3y

oil Ab DB AX
DM AX
mineral In

Fc Dt AX
sanctions  
LE 
Dt 
=}ofac sanctions
SV 

DK bono
AX Dr
 Po
A6 
~<3v

A6 ethics
Ep 
}sra J6
 {Cw of {conduct
J6 of Bh conduct

Aq
><3p:

}gdpr Bk
{C5 {Ar {B6 {OF

}ccpa
}cpra

Ad:

Ar ME
~<4y

{E5{LM
{LM{arc
><3u

IB comparison
{compare{docs
{delta{view
{litera
{workshare

{relativity e-Lv
={relativity@
{relativity{E5
><3d

{docu{sign

Ad
><3i:

{westlaw

{lexis{nexis
{lexis
{lexis}psl

{Y5 {AX

Ad
><3l:

={clio@

{filevine
}cas{epeer
{litify
={needles@
{Is{RF

{proclaim Dm Ac

Ad
><3o:

i{manage
{Da{Bo
{file{Bo

{CZ{FY
{CZ{docs

	> AX-B7

Gi
A6 DL
of KE
Ep
D3-year AA
A6 
AX firm 
 Lf
 FA

GG
FL AM

barrister
queen's KE
king's 

Fk Gi
 Es Ep
divorce  
Fk 
Fa At 
Fk AX  
 AA
 GG
matrimonial  
Fk 
Fa Ay 
divorce Gi
guardian ad litem

GX 
 AX BI
 AE
 Ep
 GG
  GG
 KE
 Ep
Nm 
UK H7 
Tq Gi

Dk CJ Ep
 GG
 KE
 Gi
A3  
 GG
PL 
A3 FL 
JX Ep
foreclosure 
Fv 
Ms 

Fi Bq GG
 Gi
elder AX Ep
probate  
CJ AD 
 AA
probate GG

NX M4 Gi
 GG
NX  
 M5 Ep
TF  
commonwealth's 
Ir's 
Kj 
NX 
 Gi
Z0 
Ep C5

C4 TH Gi
 AA
 Ep
 litigator
 GG
defendant  
EL We 
}rta fee earner
DF Ep
B0 V0 
  M5 AA

PR Gi
 BI
 Ep
 GG
 AA Ep
  AE
 A6 BI
  Dm Aa
}oisc EZ
I1 M5 Ep

D6 
 Ep
Lb 
SR 
FJ AX 
BA  
D8 
HM 
Cf 
GK 
A0 Ay 
Su  
 KE
Cx Ay GG
Ba AX  
constitutional Gi
DM 

Ih Hu 
 KE
  IK Gi
  Ep
antitrust 
 Gi
By Ih 
  Az Gi
competition  
 GG
Su drafter
Yk KE

FL Ep
 AA
 Gi
KH 
 Ep
litigator

C2 Gi
 AA
 GG
 Ep
Yc 
{m&{a Gi

BE GG
 Gi
 FL GG

A6 AM
fee earner

GG RF
H1 GG
G9 FO BV

B9 Gi
F7 
 GG

BY Ep
 Gi

IB DG 
A1  
Fh 

A6 aid Ep
A6 Az  
  aid Gi
Ba interest  

Em In Gi
E3 In Ep

prosecutor
S3 Ep
prosecuting 

Ba defender

Cy negligence GG
Bb 
  malpractice Ep

B0 M5 Ep
  litigator
 M4 GG

bankruptcy Ep
Yy GG

> ZC-A3

ZC A3 Gi
 Ep
 AA
 KE
 Aa
}ip An
 Ep
 KE
 GG
 Gi
 FL AA
M7 
M7  
 Af
 CT

M7 Ep
 Gi
 Bd
 KE

trademark 
 AA
Dt mark Ep

M7 Jm
trademark 
M7 An
 searcher

Ch Jl Ah
 Ae
}ip Aa

> in-Gy-A6

A6 KE
BK 
Yc 
division 
AA 
C2 
A2 
G8 
BE 
Bk 
FL 
Ih 
in-Gy 
 Ep
 Gi
EX 
Ax of A6
A6 Hu Aa
A6  
 AE

GD Aa
 AM
 Un
 BI
 Ax
 Ah
Fh KW Aa
  Rk
 drafter
 reviewer
 AE
 Ac Ae
Fh DG  
Ax of GD

EX EM
DR 
E8 
EX Ov AM
 Aa
 Ah
C2 Gq An
 Ae
Gq Bh
Be of Gq

C5 KE
CR A6 Ah
A6 Ax
Be of A6

A6 Ah
A6 Hu 
  EZ
 Ae

Pf KE
 Ep
Ar B6 KE

Fh An
 As
 AG

> A6-Am

A6 Am Aa
 As
 Ax
 Ae
 An
  GE Ff
  Af
 HG
 Aq Aa
A6 AG  
A6 K0  
AX A4  
A6 
A6 B7  
A6 A1  
AX firm  
 AG
AX B7  
Aq Gi
B7 At 
Bh 

AX librarian
A6 BD Aa
 Ah
  Bm An

e-Lv Ae
FL At 
 An
e-Lv  
 A1 Aa
e{Lv 

> Pf-Ab-OF

Bk Ab Pf Ah
Ar B6 EZ
 AE
 Ae
 An
BD Gq Aa
  In Ah
Pf Bk  
 Aa
  AA
 Ax
 AE
 EC Aa

> A6-At

Un
A6 If
 At Aj
  As
 An
 Dm AJ
 Aa
FL 
  Ae

probate AM
 AG
 AS
 Aa
 DL
deputyship Ah
estates Un

A6 Aj
A6 Ef 
A6 AV  
Ep  
A6 FJ 
FL At  
 Aa
  Aj
AX firm 
A6 Az  
A6 Ht  
  AS
S6 
AX A4 
 Aj
A6 
  At AG
A6  
 file AS
  Cz AS
docket As

 EM
FL 
AX 
C4 TH 
probate  
A3 
PL 
Fi Bq 
A6 AM  
  Iu typist
A6  
 word IT
  C4 Aj

barrister's AS
chambers 
 AG

costs Gi
 draftsman
 Rk
 Ae
A6 costs draftsperson

docketing Ae
docket AS

A6 FU
AX firm 

 TI Ae
 As

A6 K0 Ae
 AS
  Dd Aj

will Ip
CJ Ck

> PL

conveyancer
closer Gj
JX Ae
Gj curative 
  An
 IT
 closer
PL AG
 Aj
 AS
 Aa
 A7 BT
  fee earner
remortgage 
escrow As
Dn PT AM
Dn-PT Aj
ER-PT 

Gj Jm
 Ah
 searcher
 Bd
abstractor

escrow Ah
 closer
 Aj
JX As
Rj Bd

landman

> A6-EA

AX AS
articled 
judge's 
articling Dg
AS to judge
V8 extern
 Eq
AX BL 
A6 Po  
A6 summer  
  EA
 internship
 fellow
AX 
 GI
Dg Ep

EA GG
GI 
Un Iy
GG 
A6 
 GI
EA Gi
 A6 AM
vacation R4 Dg

V8 AS
 Aj
 AX AS
QV 

summer AA
AX Dg
 Eq
A6 
 extern

> Es

Es AS
 An
 Aa
 AG
 Aj
 AA
 A6 BI
  Az Ah
 AS
  Am Ae
Es Bn  
Es  
 As
jury 
V8 EM
courtroom Pn
 AS
tribunal 

 VW
BO 
deposition 
Es Ws
 recorder
 transcriptionist
A6 
 videographer

 judge
 commissioner
ZB Ah
V8 
referee Es
UL Jm
judge@
supreme Es UO
tribunal DI

mediator
ombuds
conflict NA Ae
dispute 
 As
 Ah
Zj  

Es Sq
A6 
sworn 

stenographer
stenocaptioner

magistrate

ombudsman
adjudicator
UL Ah

coroner
medicolegal death HF

arbitrator
conciliator

> A6-Jc

A6 HF
M5 
}siu 
E3 
IH 
B4 interviewer 
L8 interviewer
U7 Ae
Q6 Bd

Fi 
B4 

Bp Er
enquiry Bd

> A6-BF

AX professor
 lecturer
 ED
 tutor
 C1
A6 EY 
A6 Co  
  FN

	Fy	
Ji Am
Go Dr 
Ji AL
 FV
 A5
warehousing@
~|8

Mo Ab NH
  Gg
OO 
NH@
Mo@
pallet wrapping
shrink 
stretch 
~|i

O7 Ab unloading
YU  
O7 trailers
 trucks
 L9
unloading 
 deliveries
 trucks
O7@
lumping^@@
offloading@
unloading@

Jq Ab Qf
despatch@
Qf JF
 Ab Mc
Qf^@
Jq@
JF in^
 receipt
 received
 inward
Tl Ab outbound@
~<3

put-away
let down
putaway
~|1

Cb Sm
 replenish
Sm
restock shelves
Xa
~|1

 rotation
A2 
}fefo
}fifo@
D3 in D3 out

I8 counting
FX E2
 count
Cb 
 HW
Fp FX
perpetual 
stocktake
~|1

FX Ac
Cb 
 AF
 accuracy
FX 
 AF
 AD
 GB

Ji I4
 Ag
bin X2
slot Q5
slotting
Nl utilisation

J8-docking

kitting
kit Jn

palletising
Bf pallets
pallet Bf
 stacking
palletise

MX Bn
 Bl
 Ac
=}rma@
reverse Fy

LI Bl
Ez 
It RU
GT 
IP 50 pounds
 lbs
RU up to 25kg

O7 bay
 dock
bay DY
dock 
 Am
 AL
 to Cb

Hh AD
 Bf
 Q5
S9 O7
A9 

AC
><h:

Ji Ac
}dc 
Go Dr 
Ji Ei

Gl RM
 Xd
 Tw@
Xd@
pick Gg
RM Ab Mo
RM@

Ad:

Lj RM
Lj directed 
pick by Lj
vocollect
><2

}rf OT
barcode 
 scanner
handheld 
FT held 
}rf  
 J5
 gun
scan 
~|f

FX AI
 Ac Bg
 AI
  Bg
Cb AF 
><f

Ji Ac Bg
 AI
  Bg
=}wms
~<1

Ad
><2:

={fishbowl@

{cin7

{katana }mrp

{CZ{Cb

Ad
><6:

{manhattan {associates }wms
  {associates
 }scale
 }wms
 {Sd

{blue {yonder
=}jda

{red{prairie
~<1

}BQ }ewm
 }wm

{Dz{jump
{korber }wms

Aq:

barcode Ao
}rfid
barcoding

cold LC
 Bw
chilled FV
freezer 
refrigerated Ji
ZV OD

 I7
~<1

bonded Ji
LE warehousing
H1 Yz
~|28

dangerous JF Bl
  JF
Rv 
 Ez Bl
hazmat  
=}adr Db
=}dgsa
}imdg Cw
}iata }dgr

Ji AQ
dock 
Ma 
racking 
 C0


Ma Cj
=}flt
fork IP
 Fs
IP 
Ma
><u

yard Am
 shunting
 Ac
 Fs
 jockey
 spotter
hostler
shunting trailers

parcel Wj
H4 
Wo 
 Bl
parcel 
hub sortation

AP:

Gl Tw Fs
cherry Tw Ma
Dz BC Tw
~|5

telehandler Cj
telehandler
telescopic IF

AP
><6:

Ma AP
}flt 
Ma Fs 
  Av
 BZ
 Ak
powered EL Fs 
}itssar
}osha Ma
}rtitb
Av Ma AU

counterbalance Ma
sit down 
Ed Wd
counterbalance@
~|1

reach Fs
 Ma
stand up 
 reach

very narrow aisle 
=}vna
{aisle {Ca
{bendi
flexi Fs
turret 
swing reach
~<1

Ad:

pallet jack
 Fs
pump 
=}epj
=}llop
=}ppt@
walkie rider
><16

conveyor Ao
SM LC Ab retrieval
=}asrs
conveyor
sortation
sorter


tanker Eb
fuel tanker

RN-S9 
arctic lorry
articulated 
 A9
18 wheeler
artic
big rig
RN S9
semi 
 Fs

over-the-Kh 
Mf 
long distance 
  haul
=}otr
over the Kh
tramping^@@
><1

Fs 
BE 
}hgv Eb A5
box Fs
straight 
It JF A9
large 
rigid lorry
trunking^@@

OL Fe
Cp 
paratransit
wheelchair accessible A9

A9 C0
Dn trip 
ER 
defect Bs@
}dvir
pretrip
A9 defect Gu
  Gu
walk-round 
walk-around 
walkaround 

Hh securement
flatbed 
chains Ab binders
Hh Xh
 securing
 AH
strapping^@@
tarping

flatbed Eb
flatbed
It haul
lowboy
abnormal loads
oversize 
step deck
><1

refrigerated Fe
 S9
reefer
ZV OD Fe

proof of B8
signed  
=}pod@
B8 notes
 Ew
 Ud

FH on B8 FK
collected Ml

defensive Eb
Kw 
eco 
GT 
{smith {Bg

AC
>|9:

van Eb
B8 
sprinter van
{luton 
3.5 tonne 
Cm B8
Wo 
parcel 
last mile
courier AL

taxi Ab Fi Ki
chauffeuring
hackney carriage
rideshare
chauffeur
Fi Ki AP
taxi  
 Eb

AC
><b:

bus Eb

Ds 

minibus 
={mi}das
{d1 minibus

BL bus 

AP:

Eb AP
Ci's 
Mk {b 

Nn Eb K9
good 
GT 
J9 A9  
Nn }mvr
~<1

}cdl {Hx {a
  {a
BE Ci's BS Hx 
Hx {a Ci
 }cdl
 BS
 BE Ci's BS
>|1
<m
~|2

 {b
  {b
Hx {b }cdl
 BS
 BE Ci's BS
>|a

}hgv {Hx 1
  1
}lgv Hx 
={c+{e
=}ce AP
=}hc 
=}mc 
{c+{e 
Hx 1 
 }hgv
 Ci
={Mk {c+{e
cat }ce
Mk 
It combination
CU 
>|1
<o

 2
  2
 Eb
}lgv 
 Hx 2
  {c
 AP
}hgv 
=}hr 
cat {c 
Mk 
Hx 2  
 Ci
It rigid
>|9

BO tachograph GS
Ci  
digi 
tacho
tachograph

tanker Q9
tank 
{n 
{x 

doubles Ab triples 
double trailers
{t Q9
doubles triples

OL Q9
{p 
{s 
BL bus 
~|6

}twic GS
}twic
JM AJ Nt YK

}hiab Cj
}allmi
}hiab
{moffett
lorry M9
 mounted Le
Fs 
piggyback Ma

AP
><c:

BE Ci's BS
  Eb AP
  A9 AP
=}cdl

Mk {c1 AP
={c1  
=}mr 
{c1 Eb 
  Ci
7.5 tonne
7.5t
medium rigid

}pcv AP
{d1 
minibus 
}psv 
bus 
Mk {d 
=}pcv
OL carrying A9

AP
><1j:

hazmat Q9
{h 
Rv Ez 
hazmat Ak
 Av

}adr AP
=}adr

Ak:

Ci }cpc
 Cs GS
=}cpc@
=}dqc
}cpc GS@
BZ of Bh W4

}dot Bb GS
 BZ
Bb Jm's  
{d4 Bb
}dot Fp

Aq:

drivers' Pz Db
}wtd  
=}eld
=}hos
Ci logs
drivers Pz
Id O4 J5
Pz of Ap
logbook Bk
El C9 directive

}dot Db
FW of JM 
=}csa score
}dot Bk
}fmcsa
}fmcsr
~<1

LQ Aq
Om Kh 
}gps Sv
map J1
sat nav
satnav

Ad:

tail IP Cj
  IP
IP gate
liftgate


LQ AD
Wp 
Fe 
LQ Q5
routing Ab DY
B8 routing
routing@@

dispatching
Mc Am
 AI
Ci DY
 PS
 Mc
Hh 
~|1

Fe Ac
JM 
 Am
 Fy
 AD
Fe CN
 Am

LP 
 AV
 AT
 Am
A9 LP

fuel 
 cards
 BJ
 BY Bs
}ifta

I2 Xy
 IM
={truckstop
Tc Al
Hh Ng
>|1

Tc Ac
haulier 
Tc Jf
 Cc
 GV
 C7
 Ln
 IV
subcontractor hauliers

I2 forwarding
 forwarder
Fc I2
Du Ab ocean 
  sea I2
forwarding^@@
>|5

Du I2
 LK
 TK
 waybill
 LR
=}awb
airfreight

ocean 
containerised 
sea 
=}fcl
=}lcl
YU Jq
ocean LK
 TK

I2 SU
 PF
 S8
 Ml
 GL
 quoting
 Fl
 bill E2
rate Jf@

LE L5
TK 
}ace portal
LE Xy
 Ew
 E6
~|19

Jq Ew
I2 
=}bol
bills of lading
BE invoices
}cmr notes
manifests@@
Mo lists
 slip
Jq FY
 manifest
 Ud

shipment Fg
Gl 
{four{kites
A144
shipment visibility
Wc shipments
Fg 
FQ Ab trace

Go Ac
 AD
 Fy
 Am
Go@

Fy 
Fy

AC
><5:

LE Bk

 declarations
 entries

Ad:

LQ AD AI
><k

Fe Ac Bg
JM 
=}otm
=}tms
=}tmw
{Fj {JM {Ac
~<1

A9 telematics
 Fg
LP 
dashcam DG
telematics
~<j

Jq AI
parcel carriers

{LR{wise
}cw1
><h

Ad
><5:

{maxoptra

{roadnet

{LQ4{me

{optimo{LQ

Ad
><9:

{mercury{gate

{mc{leod

{mandata

}BQ }tm

Ad
><d:

{samsara

{geotab

{omnitracs

{microlise

{verizon {connect

Ad
><i:

{Dh{FO

}ups {world{Dh
{world{Dh

{fed{ex {Dh {Aa

{shippo

{easy{Dn

{metapack

Ak:

Fe Aa }cpc
Fc  
Kv 
AU 
}cpc holder
>|4

LE declarant Cs
  DL award
  Ae Ec
declarant  
}fenex declarant
><13

}aeo status
}ctpat
authorised SV AU
{c-}tpat

Aq:

AU AP Bk
}dvsa  
A9 
earned PM
}fors
{o AP
AU's 
~<1e

Kh I2
haulage
trucking Ek
trucking@

B5 I2 Fy
drayage
intermodal
multimodal Fe

TK Ab LK Dt
exporting@
LK Ew
TK 
 Am
LK 
importing@

Fc Dt
J3 
~<1

LK Gr
=}ear@
}itar Bk
~<2

Dt Bk
LK 
~<3

}hs Ok
}hts 
commodity 
tariff 
 TM
}hts 
}htsus
{XP {b
harmonized Bg
~<1d

{incoterms
{ex {Dj
=}cif
=}ddp
=}fob
Jq terms

WY credits
Dt Ew

demurrage Ab Um
demurrage
Um charges

LR B0
 DF
I2 
}os&{d
overages shortages Ab damages

Nq-party Fy
=3}pl
Xd Dr

4}pl
~<1

Fh Fy
~<2

Jp 
}gcss {army
F8 V9
Fu F8
A3 HZ
><4p

Aq
><f:

groupage

full truckload
truckload

less than 
=}ltl

AP:

LE IM BS
Av LE Ae
=}lcb
><1r
<i


F8 I7 Ac
  I7
=}scm

F8 AD
Ij 
Sm 
F8 Ab La 
Ez Ac
><1
~|1

La 
 Oz
FX 
Ss 
forecast accuracy
Oz La

Al Ab Am 
=}ibp
{s&}op
}siop
U9 AK AD
><1

F8 I7 CO
 Au
 C3
 GB
Fy CO
CA Q5

Ad:

F8 I7 AI
><6

Id Ar interchange
}edi Nx
=}asn
advance Jq notice

Ad
><2:

{kinaxis

o9 {GE

}BQ }apo

 }ibp

{llamasoft

{e2Eu

{Fj }scm
{infor 

{logility

Aq:

AQ Cb
reorder points
=}eoq
}abc Au
SV Gl quantity
par levels
Cb 
min max 
~<5f

AR C9 KU
  C9

on-C9 B8
=}otif
B8 Cc
on C9 in full
Ap levels@

F8 I7 B3
 T1
  P0
 disruption
 B3

TS F8 I7
  GV
ethical Jr
U1 
KX SS

Ak:

}apics }cscp
=}cscp
Av F8 I7 Bh
><o

 }cpim
=}cpim
}apics
}ascm
Av in AD Ab FX Ac
><5m

Ak
><2f:

}apics }cltd
=}cltd

}cilt JP
=}cilt
=}fcilt
=}milt
E8 OI of Fy Ab Fe


GV
LL@
procuring
T2

Kt Gg
 requisitions
={p{os@
}po MR
 Bn
requisitions@
=}po@
~<1

Jj Jr
J3 
Ij 
KX 
HV 
Jr CY
Jr@
><2

GV Mk Ac
Mk CC
 Jr
 CY
><1

KX Ac
HV 
 C7
KX 
 Aw
 Cc
 Nw
HV 
Wq vendors
F4 Zf

 Jf
Kt 
price 
HV 
 GD
KX 
WZ DS Zf
><1

 GN
 scorecards
HV 
 E2
 Cs
KX 
 BH
 GY
 Bt E2
~<2

tendering Ab }rf{ps
=}itt
=}rfi
=}rfp
=}rfq
={r{fx
bid GY
Nf 
 Ac
invitation to Nf
request CW Uy
 quotation
~<7

Fh Ac
 KW
 Jf
 AV
negotiated GD

spend Au
 CO
total Fl of Rq
Fl avoidance
 KU
 savings
savings B8
should Fl
~<9

Mk LL
Bc 
SY 
Lo 
range AD
LL A5
~<a

Ji Ot
Nn Ab tidy@

Qd removals
 moves
Tu EX
white glove B8
NF  
 Tu
removals^@@

postal Az
{royal {H4
}usps
letter B8
H4 
 Bn
 Tc
 Cn
Dn 
mailroom

Gk FK
bin 
SJ 
refuse 
garbage FK@
roll off Fs
Gk Fe

CU-drop B8
CU-stop 
CU drop
multidrop Eb

Aq:

Ji }kp{is
 KD
pick rate
RM accuracy
productivity targets
units per hour

Aq
><i:

Ba GV
D8 
Ba Im 
  GD Db
=}far@
}dfars
}ojeu
Qs H9 OF

procure-to-pay
{s2{p
Kt to pay
K8 
 Fh
{p2{p

Ad:

GV AI
e-GV
eprocurement
~<m

Ad
><1:

{ariba

{coupa

{jaggaer

{ivalua

}gep {Is
=}gep

{basware

{proactis

Ak:

}nigp Ak
}cppo
}nigp-}cpp
Av Ba GV Ah
><d

Ak
><x:

}cips Cs
 Jg
 BC 4
}mcips
E8 OI of GV Ab F8

}cpsm
}cppb
Av T2 Aa
 Bh

GA:

Hz AL
 QC
night shifts
rotating 
Hd starts
overtime WI
weekend AL

Fp stamina
physically demanding
 fit
prolonged standing

	> Ji

Ji BW
Go 
Fy 
Ji XQ
 AU
 FC
 AJ
 A7 DI
  Aj
 AA
Xd 
C5 Ji
warehouseman

Tw packer
Gl filler
packer@
Tw@
Mo BW
selector@

Ij IF
LR 
Cb 
I2 
Wo 
M9@
lumper
unloader
dock AJ

parcel sorter

Ma AU
IP Fs 
Ma Ci
}flt 
telehandler 
fork IP 

reach Fs Ci
 AU
}vna Ci
counterbalance 

Cb DW
FX 
 As
 AA
 AS
 Ae
 AG
 AF AS
Cb 
TA  
Cb 
I8 Ed

Jq Ab Qf AS
despatch BW
Mc AS
shipper receiver

Qf AS
 AA
receiver@

Jq 
 AA

storekeeper
storesperson
F8 AS
Ad crib Dc
Zm Aj
TA 
 FC
 DW
 BW
storeman

Ji AG
 As
 Ef
 AS

> Ji-Ac

Ji AN
 AR
 A7 BT
  Hz Aa
 AN
Qf  
Go 
Jq 

 Aa
 Am Aa
Go FP  
  Aa
Xd Dr 
depot 
 AN
TA Aa^

FX 
 AF Aa
Cb 
Cb  

> Eb

Fs Ci
}otr 
Hx 1 
Hx 2  
Hx {a  
Hx {b  
long haul  
}cdl  
RN S9 
It JF  

Lf AU

flatbed Ci

tanker 

}hgv 
7.5 tonne 
}lgv  
lorry 
}hgv Hx 1 
  2 Ci

B8 
 FC
 AA
 helper
Ci 
drivers mate
van Ci
LQ 
CU drop 
last mile  

courier
+Ci

bus Ci
Ds 
paratransit 
}pcv 
minibus 
shuttle 
K6 
 AU
bus 

BL bus 

taxi Ci
non-EV Fe 
Cp 
cab  
rideshare 
Fi Ki 

chauffeur
limousine Ci

yard Ci
 BW
 jockey
 marshal
 spotter
hostler
shunter

refuse T8
Gk 
garbage 
SJ Ci
refuse 
 M9
Vl AJ

removals BW
 QR
mover@
Tu DA

H4 Tc
letter 
mailroom AS
H4 
 IF
 sorter
Dn Cn Aj
postal AJ
 B8 AJ
postman@
postperson
postwoman

EX Ci
Ci@
Eb C1

> Fe-AD

Fe Ck
 AS
 MK
 AG
LQ Ck
EB 
JM 
routing An

Hh 

Fe As
JM 

NB
Ci NB
LP DW
Hh 
Fe 
Mc 
 As
EB AU
 AS

LP Aa
LP Am 
  AG
 As
 AN
 DW Aj

Fe 
 Am Aa
  AN
JM 
 Aa
haulage 
Ax of JM

> I2-Ab-LE

I2 forwarder
 Bd
 forwarding As
TK  
LK 
I2 
Jq 
 AG
LK 
 AS
TK 
 Ae
LK 
ocean LK Bd

 IM
 Al AM
Fy DP  
Tc Al BV
Hh IM

LE 
 Bd
 As
 Ae
 declarant
 AS
TK JE 
LE 
 Ip

Dt Bk Ae
LK 
TK 
LE Bk Aa
Dt 
LK AF Ah
J3 Dt An

> F8-I7

Fy As
 Aj
 AA
 AS
 AG
 Ai
 Ah
 DW
 Ae
F8 
logistician

 Aa
 Am Aa
  AN
 Ax
 A7 BT
Be of Fy

 An
 Ck
Go An
I2 
JM 

F8 I7 
 AG

 Aa
 AR
 AN
Be of F8 I7

 Ax
}vp F8 I7
CR F8 I7 Ah

La Ck
Cb 
F8 
 AD Aa
La 
  An
forecast 

{s&}op Aa

FX Ck
 An

Sm An
 Ck

Ij Ck
 DW
}mrp Ck
HX 
Ez AN
 As
 Aa
Ck HX

3}pl Am Aa
Fy Bo  

F8 I7 AE
 Af
Fy  
 AE

> GV

HX
GV Bd
T2 
 Ae
Kt AM
purchaser

GV Ae
 AS
 AE
 AG
T2 
 As
 AS

 Aa
 AR
 AK FA
=}cpo
LL Aa
Be of GV

CR GV Ah
GV Ax

T2 Aa
 AN
 Ax

Jr Ae
 Aa

commodity Aa

GV Mk 
Mk HX
 AR

KX Ln Aa
  Aa
 Aw Aa
  Cc Aa
HV  
 As
 Ac Ae

Fh Ae
 Aa
 Rk
 AG
subcontract 
GD Ah

expediter
expeditor

> Bc-LL

Bc HX
Aj 
Lo 
Gf 
LL Aj
HX's Ef 

	Ac	
A1 Ac
 B8
 Qc
 CH
~|k
|2

 DY
 milestones
 timelines
=}cpm@
Qj path Au
 TB
gantt
Ca XP
milestone Fg
XP Ac

 CN
 At
 AV
 E7

 scope Ac
scope  
 AF
 creep
 definition
=}sow@
defining scope
A1 
SD of AL

A1 Xf
 W3
 Fl AF
 Ac
=}evm@
earned J7
Fl Ac@
>N7 Ac

 B3 Ac
raid  
 logs
issue 
A1 risks
=}raid log
B3 registers
risks Ab QL

A1 Ew
closeout 
=}pid@
O5 learned
Dn-Jb DG
A1 RT
 closure
 Cz
 close-out
 FY
A1 initiation 
AK Ew@

 Bs
status 
highlight Df
VT 
A1 YF
 VT
 status updates

 Gq
 Ng
 Gr
 IU
 B1
gate KC
Gq frameworks
GR gates
steering committees

 Ac A4
EU 
=}pmo
pmo Gq
 At

A1 BJ
 Fg
BJ A1 VT

 IX AD
IX  
 PS
 Oz
 Ac
 DY
 levelling
A1 JV

A1 Hl Ac
  Z8
=}ppm@
Hl Gq
 AD

Uu A1 Bl
  Fz simultaneously
concurrent Fz
juggling Uu 
F4 

J8-HL A7 CH
  Yi
 Fz
 teams
 El
matrix FV
 Ac
 teams
Ht 
matrixed ZE

LH A7 Ac
onshore-MT CN
WT teams
MT 
geographically dispersed 
J3  

A1 kickoff UU
  GJ
kick-off 
kickoff 

BA A1 CH
Il Fz Ac
capex Fz

deliverables Fg
TC 
 logs
deliverables

AC
><j:

A1 AD
 initiation
=}wbs
AL Uc structure

EU Ac
CU-A1 
Hl of Fz
EU B8


sprint AD
iteration 
backlog refinement
 VO
LN PG
 standups
retrospectives
sprints@
stand-up GJ
stand-ups
>|c

KN De
 Oq
 NQ
 maturity
 AO
De PG teams
servant CH
>|5

A2 backlog Ac
backlog  
 Z8
prioritised backlog
A2 

Fb Ww
epics Ab 
story Co
Vd criteria

velocity Fg
KN KD
burn-down Sc
burn-up 
burndown 
sprint velocity

Aq:

KN Q8
KN

waterfall 
v-Ft
waterfall@

hybrid A1 K3
  methodologies
 KN

}prince2 Q8
=}prince2
={prince2
prince 2
><w

A1 Ac Gn of Aq
=}pmbok
pmbok Pw
pmi FM
 Q8
 B1
A1 Ac PU
 methodologies
  KW
 Et I8

Aq
><5:

{PG
KN/PG
KN ceremonies
~|1

{kanban
scrumban

scaled KN
 PG
PG of scrums
={le}ss
=}sa{fe
KN LD FE
nexus FM
pi AD
EC increment 


Ad:

{jira
~{DJ {dev{ops
|3
|4

={confluence
confluence@
atlassian Hb
 Dy
~|d
{share{GO

{DD {A1
ms A1
A1 CK
><15
~{primavera {p6
|7

{trello
~|1

={asana
~|1

{monday.com
~<2
|4
|1
|2
|3

{click{up
~|1
|2

{wrike
~|1

{basecamp
teamwork.com

{smartsheet
Is sheet
~|1

{airtable

{DD {Ck
ms Ck
~|1
|2

{planview
~|1

{clarity }ppm
ca clarity

={notion

{DD {visio
visio
~|1
|2
|3

{lucidchart
lucid Sc
~|1
|2

draw.io
RD.CZ
~|1

{bizagi

A1 Ac AI
 Dy
  Fg AI
A1  
A1 AD 
=}ppm Dy
pm 

{productboard
prodpad
roadmunk
~|1
|2

={aha!
={aha
aha! roadmaps
~|1

{pendo


A2 Ac
 CH
 KW
 Rq
 Et I8

AW-centric IY
Fb-centric 
AW IO Au
Fb IO@

A2 CO Dy
  Ar Au
usage CO

A2 Ko
 WB
feature 
 definition
=}mrd@
=}prd@
=}pr{ds
prds

 Lv
NC 
QE 
AW 
 KS
opportunity BH
A2 experiments

feature Z8
=}rice scoring
moscow TB
 prioritization
rice 
prioritization frameworks
prioritized features

A2 launch Ac
launch  
A2 go-Ja
 rollout
beta EU

A2 Cc KD
NQ  
A2 M3 
  kpis
 okrs
=}okr
north star metric
YP Ab key O0

AW Mg Au
  Mg
Fb 
=}nps
={vo{c
CZ promoter score
Lj of AW

monetisation CY
monetization
GL JC
subscription 
A2 GL

A2 {p&{l
 Zq

AC
><b:

KN A2 Rq

A2 CY
 goals
 NT
 Nd
 AD
 Ui

 roadmap
 Kh map
roadmapping

BN A2 Ac
api 

Aq:

A2-EO fit
total addressable EO
EO IO
 sizing
 opportunity Au
J7 proposition


AK Au
 Ko Au
  Ao Au
  IO Au

Ko Vy
 Vz
 definition
 Ac
 elicitation
AK Ko
elicited 
collect 
Fb 
HL 
AW Ko@

 Ew
 FY
=}brd
=}frd
=}fsd@
=}srs@
documented Ko
HL TN
AI Ko 
><1

Bp JY
 Ew
 flows
Ar FS RD
swimlane  
workflow 
 Au
 JY
=}sipoc
FS Sc
flowcharts
mapped AK L7

AK Bp C3
 Au
=}bpmn
bpmn 2.0
Bp C3
><1

 Fx
 Ac
 reengineering
  Fx
Bp 
workflow 
 GB
Bp 
 Aw
 Ag
 redesign
 Vk
 re-AB
HH improvements
=}bpm@
=}bpr@
streamlined L7
 Am

gap Au
as-is 
gap analyses
 BH

use Dm Aw
  PE

feasibility EY
 Au
Mw 
options 
 OK
Mw BH@

Fl-O1 Au
roi 
return on D9 
Gd Ac
 realisation
AK justification
 PE
Fl O1 analyses

stakeholder Ac
 Au
 JY
 ET
 Nw
 buy-in
engaged stakeholders
influencing 
key 
G8 
HP Ab MP 
F4 expectations

SZ UU
 B8
=}jad@
Rn Vz
facilitated 
led 
M2 
facilitating GJ
UU
joint DT Aw
=}jad Uv

}uat CN
coordinated uat
uat AD
 At

Mj GY
 BH
 Ag@
 recommendation
AI IV
Bg 

AK Ab }it KB
AK-it SI
translating AK IO

Aq:

}swot Au
pestle 
=}pestle
=}swot
AK frameworks
QR's five forces
swot

AK J6
RE tables


Am Ac
 CH
HH 
 oversight
 Ac
AK Am
day-to-day 
overseeing 
LN 
oversaw 

HH QE solving
  challenges
 QL

BP Ac
Qe 
BK 
A7 
C8 
Bx 
 Aa
 F4
J4 Df
C8 Ei
BK 
 oversight
Pi BP
F4 BK
 a A7
PP 
  employees
Ei of 
 BK
YI  
 A7
BP CH
supervisory A5
~|16
CH
|15

A7 motivation
C8 
BK 
 ET
A7 
 morale

BK Aw
C8 
BP 
De BK
 teams
 employees
NK 
 BK
 JA BK
Vn  
 BP
 A7 members
mentored 
A7 De
BK 
 NK
EG Aw@

 AO
on-the-job 
A7 
C8 
induction 
J8-AO
AO BK
 of BK
inducting Eh  
ND 
AO 
 employees
trained  
 Ab YI
BK inductions

Hz CH
Pi a Hz
  shifts
 the Hz
led 
ran 
M2 

BK DY
C8 
Hz 
L6 
F4 shifts
Xg
rotas
Hz Ac
 AD
AL Lt

delegation
workload Go
allocated tasks
assigning 
delegating
AL PS
 assignment

QZ Ab AO BK
  firing
 AO
  BK
GZ 
BK QZ
So Ab 
recruit Ab FE

disciplinary Bl
disciplinaries
grievances

{p&{l Ac
={p&{l
p&l Yb
 Rq
 X9
N8 Ab Hf
  & Hf

Fl KU
UB 
 AF
Fl 
 Vk
 containment
 HS
 savings
 GB
controlling costs
reduced 

Jj AD
 Aw
CY 
 Jb
 Qc
 MG
 AD
long-term 
long-range 
K7 
AK 
 CY
HH 
C2 
Jj Ui
 Rb
 goals
 Ac
 YP

HH 
Uz 
ZG 
Am 
 CY
NN AD@
K7 G2 FI

Fr Ac
 Jb
 NQ
 Rb
 CH
 Ic
=}ocm@
adkar
AK Fr
Sj 
Eb 
kotter Fr Ft
prosci

AK Oq
HH 
BO 
Sj 
Oq Fz
 Rb
 Ac
 Ic
transformational Fr

NC Fx
continual 
NC Bp 
NC Bt  
=}ci Fz
Fx 
 Rb
={kaizen

VK G2 E6
G2  
AL 
EX 
implementing 
Ku Ab 
=}so{ps
developed Ku
IK Co
Y2 
 Ew
 Aw
sop 
EX Ku@
=}sop

}kpi Ac
BJ kpis
Ph 
Ap 
achieve 
HH 
 KD
 Cc
kpi 
 BJ
balanced scorecard
Hr goals
 YP
 targets
Cc 
 Oy
 goals
key KD@
goal Hr
TL 

HH Vk
AK 
maximizing 
increased 
 productivity
maximising 
Vk gains
 improvements
optimize Am
productivity gains
 Fx
HH Cc 
  Zs
 PW
 GB

AK Ac
EX 
C5 
AK Am 
  sense
 understanding
 Aq
 AV
 acumen
BE 

entrepreneurship
AK Rq
 start-up
fast-Qt 
entrepreneurial
founded EX
 a EX
founder A5
start-up 
 FV
startups

Sj Ag
TP 
=}tom@
G2 JC
reorganization
restructuring

Dn-merger Ia
H9 
merger 
EX 
=}pmi@
Ia AD

CU-Bo Ac
area 
CU-X2 
Mf 
CU Bo
Wq Uu locations
 sites
CU-Fu

KT 
 Az
 CN
 Am
Bf 
 AT Ac
HN  
A4 Nl 
=}fm@
hard fm
GA 

HV 
L1 
outsourcing 
Nq-party 
 Zf
 vendors
MP 
El DS 
F4 Zf
outsourced Az
KX KB
 Nw
HV 
 CN
 Cc
 C7
 IV

Bt 
 Fx
 Rb
 BJ
 YP
 Ic
 B1
=}tqm
Ap Bt

A0 Ab AQ 
HN A0 Ab AQ
F4 
AQ Bk
 Ac

Bk Ac
 oversight
 B1
 BJ
 Ko
 DS Ku
 Db
ensuring Bk
Ih 
A6 

AM CH
c-Hb 
G8 
 Ac A5
DR Sl
 papers
 of directors
  Bs
 BC
 Ac
AM 

Ac Bs
 BD
AM Bs
HH 
Cc 
NN Df
monthly 
weekly 

AK IL
 expansion
EO 
EX IL
Eb 
drove 
expansion CY
grew AK
Qt a 
scaling 
  Am
F5 GW
scale-up
IL TY

 Cc Au
Am  
HH 
AK Lz
 Cc
 KC
Cc Au@
ZA

La Ab S4 AD
HH  
Nm  
BK 
manpower 
headcount 
L6 
 Ac
Tq Fl AF
JV levels

Ap B8
 Aw
 Fx
 Am
B8 Ac

Lp
K7 giving
legacy 
charitable 
Lq 
donors@
fund raising
grant Ac
major gifts
philanthropy
raiser's edge
Il GH

EU GY
Mw 
A1 
BJ Ab 
={m&{e
logical FM
=}meal@
Mw Oy
outcome 
logframe
EU BJ
M6 of Fr

Oi Ac
 F2
 situations
 AD
contingency 
EV AD@
F4 crises
Me Tb

Ph UU
BK GJ
chaired 
A7 
Pi 
M2 
conducted 
led 
LN briefings
A7 

Q2 Ac
=}esg
QX footprint
 Bs
esg 
D6 BG Ab Gq
CZ zero

AC
>CH:

A7 Ei
YI@
PP@
Ei@
supervisory D1
 Bu

 CH
 Bf
 Aw
 BT
 Pi
Bf teams
built 
Dz-performing 
Pi BP
led a A7
led  

Aq:

non-N8 Ac
MW 
 Im
ngo 
non-N8 
SF 
 AV
 organizations
=}ngo
donor-funded Fz
non-governmental organisations
voluntary 
 Im
Nq 
not-CW-N8
trustee Ng

Fc Aw
Yo Ic
 F2
S4 Bf
donor Bs
EV QW
QW AL
usaid

Aq
><v:

{lean Ac
={lean
lean NT
 Am
 Q8
 OH
 PU
 Iz
 Dy
 Bp Fx
lean@

{six {sigma
=}dmaic
dmaic
lean sigma
lean/six 


Ac Ib
advised I0
NO Az
 AL@
AK NO
Bq 
ZS
AE A5
Ib MH
Ib@
Jj Gv

Bq ET Ac
ET  
Bq 
 B8
 H5
 engagements
 WU
 C7
 Nw
 Vz
Bq-facing
F4 I0
AW-facing role

QE structuring
=}mece
hypothesis-I5
issue trees
Rg NT
 QE solving

CY JN
DR decks
Ib 
pitch 
powerpoint 
slide 
JN 
Bq Sl
AM-BC 
AM 
 summaries^
Rh to I0
 executives

due SQ

trusted BI
AM NO

Jb Ib
 Ac
 AD
 Fz
 At
Bq Jb
AW 
Mj 
 B8

EO JE Au
Im  
Ek 
EO BH

Ba Im Ib
D8  


Ak:

}pmp
A1 Ac Bh
><4l
<3o
~|1

}prince2 {DL
prince2 Ak
 Kq
 Jg
 Av
prince 2 
 DL
><3q

}sa{fe Ak
=}sa{fe {agilist
=}spc@
Pi GT
GT Av
 5 agilist
GT  
 popm
 DL
 PG Ca
><3m

}msp EU Ac
={pg}mp
F4 successful Ic
pgmp
msp DL
EC Ac Bh
><43

{p3{o
={m_o_{r
={mo{p@
Ac of portfolios
><4g

{six {sigma {black {belt
black belt@
 belt Av
lssbb
Ca black belt
=}cssbb
>|r

{prosci Ak
Fr Ac 
 DL Ak
=}ccmp
Av Fr DL
prosci 
  Av
><1i

}mba
Ca of AK AV
masters in  
><1d

}cmi Cs
Ac 
ilm 
=}cmi
=}ilm
E8 Aa
 Ac OI
nvq in Ac
Ec 
 CH Ab Ac
cmi BC 5
ilm 
 2
 3
><1x

}iwfm 
=}bifm
=}ifma
=}iwfm
Av Kz Aa
><1a

A2 Ac Ak
Av A2 Aa
pragmatic AZ Av
><33

Av Ac AE
=}cmc@
><m

AK P0 Ak
=}cbci
=}cbcp
=}mbci
=}mbcp
iso 22301

Ak
><4y:

}capm
Av AA in A1 Ac

}apm Cs
apm A1 Ac 
={ch}pp
=}pmq
apm pfq
 pmq
KR CW A1 Ac
E8 A1 Bh

{CB {A1 {Ac {BZ
CB A1 Ac

Ak
><43:

{Av {PG{Ca
=}csm@
Av PG Ca
csm Ak
PG Ca 
 Av
~|1

{Bh {PG {Ca
=}psm
psm i

Ak
><46
<3d:

{Av {PG {A2 {Lf
=}cspo
cspo Ak
A2 Lf 
~|1

{Bh 
pspo i
=}pspo

Ak
><4f:

}pmi-}acp
=}acp@
icagile Av
icp-acc
KN Av DL

{KN}pm
=}apmg
KN pm
 A1 Ac Ak
dsdm

Ak
><30:

}cbap
=}iiba
babok
Av AK Au Bh
iiba Ak
pmi-pba
~|1
|2

}ccba
~|1

}ecba
JE BZ in AK Au

}bcs AK Au
bcs Kq BZ in 
bcs  
bcs Ec  
bcs Fc 

Ak
><18:

{six {sigma {green {belt
green belt@
 belt Av
lssgb
six sigma greenbelt
=}cssgb

{six {sigma {yellow {belt
white belt six sigma
yellow belt@

Aq:

B2 in AK
 Ac
 Hp
NU of  
 AK AV
NU's in  
={b{com
=}bba
+B2
Ac 
AK 
 EY
 AV B2

	
> A1-Ac

A1 Aa
 Ac AE
 Ae
 Bh
=}pm@

 AR
 BT
 Be
AR A1 Aa

}it A1 Aa
FF AH 
Ga  
Ar Dr 
BN  
AI 
KN 
Ch 
BO 
erp Jb  
it A1 AR
 BT

A1 As
 co-ordinator
 expeditor
 Ac As
A1 At  
 Ae
 Ah
it A1  
Aj A1 Aa@
JA A1 Aa

 AG
A1 At 
  EM
 AV Ah

 Aj
A1 Ac 
A1 At  

 Ah
 AA
 AM@
 Ae

EU Aa
 AR
 B8 Aa
A1 Hl  
EC Ac Ax
 Ae

BN EC 
=}tpm@

EU Ax

}pmo An
A1 Ac 
  An
pmo At 
  AG
 AE

 Aa
Be of pmo
pmo Ax
 AR

A1 Ax
A1 B8 
Be of Fz

> EU-CN

EU As
 AA
 Aj
EC At 
 Ae
EC  
 AG
 Ah

> KN-B8

PG Ca
 AR
 Ca/A1 Aa
iteration  
=}csm@
KN AR
 B8 AR

KN Ds
 AE
 Oq Ds
 AR
  B7 AR

B8 Aa
 AR
 Ax
Be of B8
LD FE Af

Jb 
 AE
 Ae
 A1 AR


> A2-Ac

A2 Aa
 Ac Ae
  AR
 Aw Aa@

BN A2 
Fq 
api 

A2 Lf
 Lf/AK An
Fq Lf

 Ax
 vice P5
CR A2 Ah
vp A2
Be of 
vp 

 As
 AG
 Aj
 Ah
 AA
 AM
 Ae

 Am Aa
 An
 Ae


> AK-Au

AK An
 Au AE
AK Ao  
  Ar An
HL  
 AE@
=}ba@
Ko An
 Af

 Au Aa
AR AK An

Bp An
 Ae@
 AE
 Lf
 Fx Ae
AK Bp  
  Fx An

 Fx Aa
AK 
Bp  
 PW Aa

AK Ff

NC Fx AR
 As
 An
 BT
AK PW Aa
lean Ds
HH PW AR

Fr Aa
Fr DN 
Fr Ac  
 AR
 AE
organizational Aw  
Fr  
 AR
 DL

Oq 
 AE
 AR
 EC Aa
Be of Oq


> Ib

Ac AE
NO 
AK 
Nz 
Am 
Sj 
CY 
AA AE@
AE@
Ib AA
 An
Ac 
 Ib Aa

AK EZ

Ib Aa
 Ax
ET Aa
F4 AE
P9 AE@

CY 
 AR
AK Sx
 AD Aa
Jj 
 Ae
  Rb Aa
  Ck
C2 
Sx@

 Ax
CR CY Ah
Be of CY

 An
Jj AD 

CR of BK


> Am-Ac

Am Aa
 AR
 FW Aa
  A7 Aa
HH  

 Ax
vp Am
Be of 
vice P5 
=}vp of {Am

Aj Am Aa
Pn 
JA 

Am As
 Ae
 AA
 Ck
 AG
 At Ae

 AN
 A7 BT

 AM
 Ah

 Aj
 EA
 AS
 At Aj

AK Am Ae
 An
 AA
 As
 AR

Ap Aa
 As
Ap Am 
Ap B8  
 Ah
  Ax
 AN
 Fx Aa
AW Am  
Ax of Az
Be of Ap

L6 Ck
S4 
IX 
 AD An
L6 
 Aa
  MK
 Aa
 As
YN 
DY Aa
IX 
 An
Dk C9 
AD Aa@
MK@

AK P0 Aa
 AE
 Ae
 An
T1 Aa
Oi 
disaster Ej 
 Ae

> C5-Ac

C5 Aa
Fu 
=}gm@
F4 FA
Bo Aa@
XE Ax

F4 Ax
EX Ax@
AM Aa

Mf Aa
 Ax
area 
S3 Aa@

country 
 Ax
 Be

AK Aa@
 Fu Ax
 Be
 Aa
division  
divisional 
 Ax

Nc Ax
Dr Aa

CR AM Ah
  AM
=}ceo
AK Ax
AM 
 vice P5
EX  
Ax C5
P5@

AK Lf
Lf
proprietor
Hg-employed@

founder
cofounder
entrepreneur

non-AM Ax
DR DI
chairman

CR G2 Ah
CR FJ  
CR Am  
=}coo
Pn CR AM

A7 BT
E9 
Hz 
Aa@
AN@
Bx Aa
A7 
 As
 AR
 AN
Fu 
F6 

FW Aa
 AN
 Be
F6 
 Aa

Aj 
Pn 

Ac EA
 AA
GI EA
EA Aa

Hz Aa@
H1 
Hz AN

> KT-Ac

KT Aa
 Am Aa
  AN
 Ax
 Ae
 Ac As
  Az Aa
Bf 
hard 
GA 
HN  
 A5 Aa
Bf Aa@
Ax of KT
Be 
Kz Ac Ae

 As
HN 
KT helpdesk 
  Aj
 Ah
 AG

estates Aa
 Ah
V4 Aa

> Ib

esg AE
 Ae
QX Aa
csr 
CZ zero 
Ax of Q2
Q2 AM
 AR


> non-N8-Ac

SF Aa
 AM Ax
ngo  
 Aa
Cx EU 
MW CR AM

Be of Lp
trusts fundraiser
Lp AG
 Ax
legacy Aa
Lq giving 

Lp AM

R5 Ab GD Aa

gift Ah

BJ Ab GY 
meal Ah
={m&{e 
GY 
 Aa
m&e 
 Ae
B4 As
EC evaluator

Yo As
 EU Aa
EV F2 As

Fc EU Aa
Aw 
ngo A1  
 Ah
Fc EU  
  Aw AE

	Do	
AY Am
 A5
 Bx
 FV@
Mr FV
 A5
 AL
Do

A2 Jn
assembled Vj
 IY
assembling@
Jn@
assembling Lh
~<1

CF Cj
G0 
CF minding
 G2
G2 AY Bi
 G0
~<2

 KM
 Hr
set up Ab operate
Hr Kx
Ad Hr^
changeovers
die Qx
mould 
><1

J1 blueprints
 schematics
 BN Lx
Q3  
AB 
HJ 
Pa Q1
blueprints
KK J1

AL WK
 Gg@
MB Cz
job cards
LQ 
AY Ew
VK AL
travelers@@

AY AD
 AF
 DY
Ca 
S4 AD
Do 

 Bs
 Cz
 Ar@
output Bs
downtime 
 Fg
MO AY

OO Am
 Bx^
Dm Mo
FS wrap
Mo Bx
cartoning
palletiser Cj

NH Kx
~<1

blister Mo
~<2

bottling
UF Kx
~<3

OO G0
 Bi
~<4

Bj Do
 Bn
meat 
UE 
bakery AY
RG 
dairy 
Bj 
 Mr
butchery Bx

downstream Bn
~|24

upstream 
~|23

granulation@
~|22

biomanufacturing
bioprocessing
~|21

fill finish
~|20

tablet compression
PC dose
~|1z

soldering
{j-}std-001
desoldering
reflow
solder

semiconductor Do
 fab
wafer 
 OB
 Bn
die attach
etching wafers
photolithography
wire bonding
~|1n

textile 
Jy 
 AY
HS TE
knitting Kx
weaving looms

overlocker
~<1

QC HS in garments
QC HS@
~<2

upholstery
~<3

sewing CF Cj
  CF
 SL
EL sewing
~<4

NF Do
wood 
 OQ
}cnc router
cabinet DH
edge banding
Ka saw
spindle moulder
woodworking G0

NS Ab EI Cj
guillotine@
EI Cj
NS EI

plastic Xi moulding
plastic  
Xi 
{Hk molding
moulding Kx
plastics Bn
~<r

rotational moulding
~<1

thermoforming
vacuum forming
~<2

blow moulding
~<3

plastic extrusion
extrusion@
~<4

composites Do
composites@

autoclave curing
~<1

resin infusion
vacuum bagging
~<2

fibreglass
}grp laminating
fiberglass
~<3

QX fibre
~<4

composite layup
prepreg
laminating composites
lay up
~<5

foundry AL
casting@@
foundry@

GP forging
hot 
forge@@
forging^@@

blacksmithing
~<1

heat Gc
 treating
annealing
tempering^
~<2

JU AY
 blending
 Do
MB Oa
blending Ab 
Oa chemicals
Bp Cj
reactor 

paper Ab pulp 
converting Kx
R8 converting
corrugated@
corrugator
paper CF
 mill
pulp 
rewinding@
slitting@@

glass AY
 HS
 Do
 toughening
glazing units

sawmill Cj
kiln drying
lumber Mp
 mill
sawmill
Mu Bn

AC
><1b:

Kp Jn
Z4 
Id 
}pcb 
N5 DR 
electro HJ  
=}smt
}pcba
box KI
pick Ab place CF
N1 mount
through hole

wire harness 
loom  
harness 
LT 
 forming
 harness
wire 
 YY
KG looms
crimping
loom Bf

AC
><n:

die HS

KK Vv
bindery

large format NS

flexographic NS
flexo

BO 

offset 
litho 
={heidelberg

AC
><i:

furnace Cj
molten GP
smelting

sand casting
D9 

die 

Ad:

FT Dy
pneumatic 
Cv 
Du 

Do Qc Bg
=}mes

{siemens {opcenter
><1

Do }erp
=}qad
}efacs
}iqms

Ad
><1:

{infor {EF

 {BX{Hb

{syte{Bx

{job{boss

}delmi{aworks

{e2 {C6 {Bg
{J3 {C6 {GE

{macola

Aq:

Ez Ko AD
=}mrp
~<1y

bills of Ez
=}bom

AY targets
 PF
 quotas
 goals
I8 C9
takt 
Bx speed
throughput Fx
~<26

good Do B7
=}gmp
c}gmp

Nn Cn
}iso 7
aseptic Do
UN 
cleanroom
gowning^@
~<1

Bj AQ in Do
}haccp CC
GP JQ Gu

}fsma
~<1

allergen AF
~<2

Qj AF points
}ccp Gu
~<3

}pcqi
W9 Gr Jg Lq
~<4

}fssc 22000
~<5

}sqf
~<6

}brc
}brcgs
~<7

Bb J5 Do
  J5
21 }cfr 820
=}qsr
}iso 13485
J5 Tf K9

Nu Do
 AY
}mhra
MB Do
pharma 
~<b

Qz 
HB 
electrode UH
gigafactory

Ak:

}ipc-{a-610
}ipc 610
 Av
 B1
 {j-}std
 620
 Ak
}ipc/}whma-{a-620
~<21


}cnc OQ
=}cnc
DE numerical AF
~|3

mill turn
Ja tooling
>|t

{swiss lathe
 OQ
 type lathe
sliding Be
~|s

LI OQ
 turning
CF C6
OQ

GP grinding
centerless 
centreless 
cylindrical 
Ad 
}id 
}od 
N1 
grinders@
grinding@
~<1

}edm OQ
CS Vx 
sinker }edm
wire 
 erosion
spark 
~<5

metrology
Oy Ao Au
}iso 17025
=}msa
calibrated Sr
calibrating
TU
gage {r&{r
gauge 

deburring
buffing@
debur
deburr
FT Vv
HA 
fettling
linishing
Y0@@

sheet GP AL
  GP
metalwork
sheetmetal
OB C6
LS OB
GP 
 forming
 AL

EI brake Cj
  brake
bending 
{amada
brake EI
GP bending
 folding
{trumpf
><1

Mz HS
 AU
 profiling
 Tx
}cnc Mz
~<2

plasma 
flame 
oxy fuel 
profile  
torch 
CD jet 
waterjet
}cnc plasma
plasma Tx

punch EI Cj
  EI
stamping 
Cv 
ironworker CF
GP stamping
EI Hr
shearing@@
stamping@@
turret punch
~<4

powder UH
e-coat
My Bx

N1 Vv
~<1

galvanising
~<2

electroplating
plating@@
~<3

anodising
~<4

Pu Qi
EL 
 coatings
My VM
Pu booth
wet Pu
~<5

shot blasting
bead 
grit 
sand 
abrasive 
sandblasting
~<6

adhesive bonding
bonding Vj
conformal UH
Rm adhesives
gluing

AC
>|8:

vertical OQ Dr
=}vmc

horizontal OQ FP
=}hmc

3 axis milling

5 axis OQ
  axis
five 

AC
><q:

}cnc Eo
conversational 
}cnc Gb
Eo }cnc

{g-Cw
{m-Cw
gcode

}cnc milling
4 axis
OQ Dr
CU axis OQ

 turning
 lathe
turning Dr

AC
><s:

boring mill
horizontal boring

drill EI

milling CF
={bridgeport@
LI mill
milling@

lathe Cj
lathe
turning^@@

toolmaking
die DH
jig 
mould 
Ad 
 Ab die
fixture Bf
jigs Ab XS
EI Dy
progressive dies

Ad:

}cam AI
 Eo
}cad/}cam
{esprit }cam
~<b

{mastercam
><c
~<1

{gibbs}cam
~<2

{edgecam
~<3

{hyper{mill
~<4

{Cv{mill
~<5

{feature}cam
~<6

{alphacam
~<7

{PC}cam
~<8

{bob}cad
~<9

}cam{Dj
~<a

YV Xm Sr
Xm  
 Dy
 Bi
C0 
gauges@
dial indicators
gages@
YV Oy

coordinate Xm CF
=}cmm
~<1

Ad
><1f:

}cnc Gr
{fanuc

{heidenhain
~<1

{doosan
~<2

{haas Gr
={haas
~<3

{mazatrol
~<4

{mazak
~<5

{siemens {sinumerik
~<6

{okuma
~<7

}dmg {mori
~<8

{hurco
~<9

Ad
><d:

bore gauge

height 
depth 

calipers@
callipers@
vernier

micrometers

Ad
><h:

}pc-}dmis

{faro arm
{romer 

{mitutoyo

Aq:

Ad offsets
fixture 
adjusting 
AL 
offsets^@@
speeds Ab feeds
Ad Qx
 wear
feeds Ab speeds
~<20

geometric dimensioning Ab tolerancing
=}gd&{t
=}gdt
}asme {y14.5
limits Ab fits
geometric tolerancing
tight tolerances
tolerances^@@
~<4k

C6 TV
SZ LV

OQ Ez
 aluminium
{inconel
Ad LS
exotic alloys
titanium


Bt AF
 Gu
 BJ
 B1
 C0
}qc 
defect 
A2 
EF 
in Bp 
=}qc@
A2 Bt
}qc Gu
inspect Lh

Do Bt IU
A2 
=}qa@
Do Bt
Bt Ac@
 IU@
~<1

non-conformance Bs
=}mrb
=}ncr@
concessions^@@
deviations^@@
Ij DG DR
non conformance
nonconformance
nonconforming Ij
 A2
deviation Df
~|1

corrective Ab W9 TC
=}scar@
corrective actions
preventative 
}capa
W9 TC
~root cause Au

8{d QE solving
{a3 
=8{d
eight disciplines
}pdca
FI do Ha Ev
>root cause Au

Ss Bp AF
  Ii
=}spc
{cpk
{x bar
capability EY
AF Sc
Bp capability
~<5

}fmea
}dfmea
}pfmea
failure mode Ab Te Au

HP Bt GN
  GN@
}gmp GN
Bp 
Bt 
}iso SU
 Js
AR 
~|o

Bi Ab Bp HK
HK AB
 OM
HK@

MB LD
lot 
MB Ew
 K9 DG
A2 LD@@
~<8

IB AF
Fr AF@
OD Ew
 FY

A2 A8
destructive 
hardness 
tensile 
leak 
Et 
burn in
Cl Bi
A8 IY@

non-destructive 
nondestructive 
=}nde
=}ndt

Bt Vm
XK MX Au

AC
><e:

D3 article C0
final  
D3 piece 
  article
 offs@
=}fai
}fair Mt

incoming C0
Qf 
JF in 
K8  
incoming Ij 
incoming JF  

AC
><9:

DE Bg HK

Dw HK

Bi Cs
Cg 
Bi HK
}iq }oq }pq

Bp HK

AC
><a:

}pcn Ak

}asnt {BC }ii
}asnt
}snt-}tc-1{a

eddy current

radiographic A8

dye penetrant
liquid penetrant A8

magnetic particle C0
=}mpi

ultrasonic A8
phased array

Aq:

Bt Ac Ao
  LI
 Bg
=}qms
{Ca{AF
=}etq
{q-{pulse
{FQ{wise
e}qms
~<u

}iso 14001
=}ems@
}iso14001
D6 Ac Bg

 45001
}iso45001
}ohsas 18001

}ppap
Kw A2 Bt AD
AF CC
}apqp
AY HA XH Bp
~<s

}aql Ii
Vd 
=}aql
}ansi {z1.4
Ii CC

A2 Bk
 Ak

Aq
><6:

}iso 9001
}iso9001
=}iso

}iatf 16949
}ts 
}iso/}ts 
}vda 6.3
~<1

}as9100
}as 9100
}as9100{d
}as9102
}as9110
{nadcap
Rr Bt
~<2

Aq
><5:

{ro}hs
}reach Bk

}ul Tn
 B1

}ce marking
}ukca

Ak:

}asq Ak
=}asq
=}cqa@
=}cqe
=}cqi
}irca
Av Bt Js
 Af
 Ai
 Cu
><f


lean Do
 NT
 Q8
 OH
 PU
 AY
 Iz
 Dy
 Oq
=}tps@
{toyota AY Bg
lean@@
~NC Fx

kaizen
rapid Fx Hw
>NC Fx

J7 stream JY
Bp  
spaghetti RD
J7 stream
=}vsm
Gk elimination
 KU
~<2

gemba walks
}sqcdp
huddle Ng
LN Ac 
gemba
tier GJ
EF Ac
~<3

C9 Ab QT Np
}most
Bx P4
TB Np
=}mtm
C9 EY
AL Oy
 Np@@
~<4

scrap KU
rework 
D3 pass yield
yield Au
 Fx
Fl of poor Bt
right D3 C9
scrap PF

AC
><6:

5{s
HN TP
6{s
five {s

}smed
Ps changeover
KM KU
single minute OR of die

Aq:

kanban in AY
  Sm
=}jit@
heijunka
just in C9
kanban@
pull Ao
~<a

total productive AT
autonomous  
AU 
=}tpm
Gz Ay
~|4

overall Bi Zs
Bi Vk
=}oee
downtime KU
CF uptime
uptime Fx

poka-yoke
error proofing
mistake 
><d


W9 AT
planned 
routine 
preventative 
=}ppm@
}pm EC
AT 
 Lt
}pm 

YH 
~<1

Vq BJ
 Di AT
~<1

oil Au
~<2

thermography
QA J0
~<3

vibration Au
~<4

Bi AT
CF 
G0 
reactive 
EL 
BM 
Wm Ab 
Uc  
 BB
CF 
Bi 
G0 
AT Ab 

 Lk
HJ 
Nk Lk@
Uc F2
fault SG
 QG
faultfinding
trouble shooting@
Lk G0
 Kx
troubleshot Bi

chains Ab sprockets
LO belts
belts Ab pulleys
~|g

pumps Ab motors
~|f

gearboxes
~|e

bearing Ox
bearings@
~|d

shaft SI
coupling 
~|c

pneumatics
Du compressors
pneumatic
compressed Du Ao

hydraulics
Vr

CF Cg
Bi 
G0 
 moves
CF Kl
millwrighting
UG G0
~|9

Sf Cj
 AU
 Gy
 AT
boilers Ab chillers
Dz NW Sf
steam Ao

Y3 AT
compressed Du
cooling towers
BM Az
 Y3

EL robots
robot Cj
robotic cells

ST Le Cj
hoist  
hoists@
slinging loads
Pl Le
ST 
gantry 

AY Ei
Hz 
 Ac
C6 Hy 
Do  
Mr 
BM 
AY 
 CH
led AY A7

AU AO
Bu matrix

Eh A2 introduction
Kb builds
Y8 
=}npi
A2 industrialisation
AY ramp up
Ch Jl

AC
><h:

HJ AT
 Gt
 BB
conveyor 
millwright AL

CS 
 Lk
 BB
J9 AF centres
three phase motors

Ad:

computerised AT Ac Bg
}cafm
}mp2
}BQ BM AT
AT AI
~<r

Nd C0 Ao
Nd  
CF Nd

Ad
><2:

{RV {evolution

{up{keep }cmms

{maximo

{fiix

e{maint

{maintain{x

Ad
><i:

{yaskawa {motoman

cobots
{Xz {robots

}kuka

}abb robots

{fanuc 

robot Eo
VV

Ad
><f:

{keyence

{cognex

AP:

Sf AU AP
Sf  
=}boas
stationary Af BS
><v

Aq:

ammonia refrigeration
EL 
}psm ammonia
anhydrous 
}reta

lockout tagout
=}loto
CS XB
XB E6
lock out tag out

CF guarding
 AQ
}puwer
AQ interlocks
Px curtains

Do Fl
A2 costing

 AQ
UL B6

ZT 
MS Di 
~<1

near miss Bs
AQ observations
~<2

JU Bl
}ghs NH

hazard H5
{haz{com
~<1

}whmis
~<2

AQ Ar Pm
=}sds
}msds
~<3

}coshh
~<4

	> AY

AY BW
 AA
 XQ
 AU
 A7 DI
  helper
 AJ
Bx 
Bp 
Mr 
 FT
 BW
Bx 
C5 
Do 
 AU
 AA

CF AU
Bx 
mill 
mixer 
EI 
UF 
moulding 
slitter 
converting 
saw 
CF minder

extrusion 
extruder 

Y1
Jn AA
 Ai
 D2
 AU
 AJ
 BW
 Bx AJ

Kp Y1
harness 
LT 
CS 
Id 
 Jn BW
wireman
KG Ai

}smt AU
}pcb Y1

Ka K2
 wirer

solderer
soldering Ai

OO AU
 BW
 Ai
 Bx AU
bottling  
Mo 
 Bx BW

Bp 
MB 
BM 
blending 
JU 
AF Cn 
Do Ai
bioprocess 
AY 
Bp 
 AA
 BW

Bj AY BW
 AJ
Bj Mr  
  IT
meat 
UE 
bakery BW
Bj HG 
Bj Bp  

Nn Cn AU
 BW
wafer fab AU
cleanroom  
 Ai
fab 
semiconductor 
 Bp Ai

sewing SL
 CF AU
EL sewer
stitcher
textile BW
upholsterer

TE Tx
QC 

Jy AJ

KK AU
flexo 
bindery 
printer 
NS EI 
  Ai
ER-EI 
lithographic printer
EI 
screen 
KK XO

ST Le 
gantry 

> AY-Ac

AY A7 BT
Do 
Hz 
HB  
Bx 
 AN
Jn 
AY Hz 
  AR
 K1
 AN
BM 
Do 
CF C6 

AY Aa
 Hz Aa
  Fu Aa
Do  
 Am Aa
Mr  
BM 
Dj 
CF C6 
}vp Do
Ax of 
BM Ax
 Lm

> AY-AD

AY Ck
 DW
 AD Aa
  MK
 AF AS
Do Ck
Ca MK
DY Aa

 AG
 AS
Do As
C6 Hy 

> OQ

}cnc SL
{swiss 
5 axis 
}cnc miller
 Af
 CF AU
}cnc Gb setter  
}cnc  
}cnc mill  
}cnc  
 Ai

 lathe AU
  turner

}cnc setter
}cnc CF 

 Gb

SL
}edm AU
lathe 
miller@
turner@
CF C6 AJ

grinder AU
N1 grinder

toolmaker
die Hc
mould 
jig 
Ad 
 setter
 Cn SL
tooling Ai

sheet GP AJ
 Fo
 SC
turret punch AU
stamping  
punch EI 
sheetmetal AJ

Mz AU
Mz Tx 

EI brake 
brake EI  

GP XO
polisher@
UH AU
My Bx 
  sprayer
deburrer
XO@
EL Ta
Pu 
plater

shot blaster
sandblaster

powder coater

foundry AJ
 BW
caster@
die casting AU
forge  
furnace 
heat Gc 
  treater
moulder@

composite Ai
fiberglass 
composite SC
laminator@

wood SL
 AJ
sawmill 
}cnc router AU
cabinet Hc
NF 
cabinetmaker
woodworker

3{d NS Ai
additive Do  
 Af

> Bt

Bt Cu
}qc 
}qa 
final 
dimensional 
Bt AF 
 AU
  Js
 checker
 DW
 BW
}qc 

}cmm Gb
 Cu
 AU

Bt Ai
Bt IU 
Bt AF  
}qc  
Bt lab 
}qa  
 Js

TU 
metrology 
metrologist

Bt Af
Bt IU 
Bt AF  
Bt Ao  
=}sqe

HK 
 Ae

Bt Aa
 IU Aa
 AN
Bt  
 Am Aa
}qa  
}qc 
Bt AF 
  Ax
 AR
 A7 BT
  Ao Aa
Be of Bt

}qhse 
}sheq 

Bt IU Ah
 Ae
 AA
 As
}qa  
 Ae
Bt Bk 
  AG
 Ah
}qa 
 AA

IB DW
 AF Ae

}ndt Ai
ultrasonic 
nondestructive A8 
}ndt Cu

A2 JB
final 
AY 
Id Cl Ai
Cl BW
 AU

> Do-AB

Do Af
 Bp Af
AY  
TB 
Bp Fx 

tooling 

}npi 
industrialisation 

NC Fx Aa
Bp 
 Ae
NC 
 Af
}ci  
 AR
 Aa
HH PW 
kaizen BT

lean Aa
 AE
 DL
 Do Af

EL Af
AL Np 
C9 Np An

OO 
 Bv
 HG
 Aw Af

Bj HG
Bp 
}npd 
A2 Aw 
Bj CT

> BM-AT

AT Ai
 Fo
 BW
 AJ
 Af
Hz 
CU skilled 
Bi Ai
HJ 
CU-craft 
EL Fo
BM 

HJ D2
AT 

millwright
D2
+Ab turner
HJ D2  
G0 Fo

CS AT Ai
 Af
  D2
 Ab Op Ai
electro-HJ Ai
Z4 
Op Ab Gr 

Fd Ai
}plc 
Gr 
VV 
mechatronics 

MI 
Op 
{e&{i 

AT Aa
 Ax
 Lm
 AR
 AN
 As
 A7 BT
Be of AT

 Ck
 MK
Ck 
}cmms AG
PQ Ai
shutdown Ck
turnaround 

Sf AU
Cv BM 
Y3  
 Ai
Sf 
 Af
stationary G2 
  Af
steam 

robot 
Fd 
robotic Hv 
robot Gb
 Ai

	OW-Ab-B5	
seamanship
splicing ropes
deck Am
 AL
rope 
deckhand D1
knots Ab splices
Bx Bl

I6 Sv
celestial 
Dh 
Cq 
coastal 
chart AL
nautical Sc
Sv@@
passage AD
voyage 
pilotage

Pl watchkeeping
 IX Ac
Pl A7  
  Oo
navigational 
Ah of the 
=}oow@
helmsman D1
lookout H1
Oo standing
watchkeeping
~<1

boat Bl
Dh 
I6 
rib 
tug 
berthing
boat Cj
manoeuvring Wh
towing 
G2 
docking Ab undocking
skippering

mooring Ab anchoring
mooring
anchor Bl
anchoring@@
berthing Ab unberthing

Dh LR Am
ballast  
tanker 
ballasting
bulk LR
LR AD^
 watches
lashing containers
Dh O7
I6 
 Ul
Dh 
Ul LV
stowage

Cq AB
shipboard 
Dh 
 G0
Cq 
I6 
inboard engines
Cq 
two stroke 
EE Cn
main EE
Cq boilers
 QP
 propulsion
Dh 
outboard motors

planned AT on Wh
drydocking
hull Dw
varnishing@
chipping Ab Qi
antifouling
boat AT
shipboard 
deck 
hull 
Dh 
Nr 
I6 
 BB
refit Ab 
Dh  
boat 
 refit
 Jh
dry docking
drydock

shipbuilding
boat Bf
Nr 
boatbuilding
I6 BA
Dh 
hull 
 OB
Dh Gt
shipfitting
shipyard

Cq CS
shipboard 
}abyc
}nmea 2000
electro-BN Ah
Cq electrics
 KG
 Kp
Dh CS Ao

naval Ix
}abs J6
{maxsurf
intact Ab Od Ul
mooring Au
Ul 
seakeeping
}napa AI
{orca3{d
{orca{flex
{rhino Cq
{Dh{constructor
hull Ag
I6 
Dh 
hydrodynamics
hydrostatics

Cq Rs
Dh 
}cdi Jd
R1 
I6 
 R1
 Gs
Nr 
hull 
}ocimf

draft Gs
~<1

}sire Jd
=}sire@
~<2

Nr Am
 RT
 F0
 stewarding
sailing@@
superyacht
teak Ay
Nf Eb
J9 Nr
sailing 
 Wh
watersports Bi
yachting
RT yachts

aquaculture
salmon Mn
shellfish 
fish 
 Rp
 A0 BJ
Uq
CZ pens

}rov Am
}auv 
subsea
=}rov
remotely operated L9

Ak:

}ecdis
Id Sc
><h

}gmdss
}vhf He AP
C5 AU's BZ
Cq }vhf

}stcw Ak
=}bst@
}stcw
Nk AQ AO
C4 survival Iz

}eng1 Bb
seafarer 
}ml5
}eng1
Vx HZ
seaman's 

dynamic WX
=}dpo BZ
}dp 
}dp AU 
  AT
 unlimited
}dp2
unlimited }dp

lifeboat Cj
}pscrb
lifesaving appliances
muster drills
man overboard 
KF boats
lifeboatman
survival craft

Kw Cq Zv
Kw  
Cq 
shipboard 
 Od AF
Kw Cr fighting }stcw

BE diving
}hse 
}imca 
saturation 
N1 supplied 
}adci
}hse HA }iv
dive Am
hull C0 dives
underwater BA
 C0
 Hv

MT survival AO
  Bb
}oguk 
=}mist
}ca-}ebs
}foet
}huet
}opito
{rig{pass
}bosiet
{GT{gulf
minimum Ek AQ AO
>|c

Ad:

Cq Py
}arpa
Py observer
 plotting

Aq:

}colre{gs
P8 Db

}ism Cw
=}ism
}isps
designated FC ashore
Dh AH Ah
H2 Kz 
=}sso@
}ism/}isps

}solas
}uscg C0
 Db
Cq 
}imo 
OW 
{coast {GQ 
}dnv J6
TM Wi 
{lloyd's {register
Hx Gs
flag Ir

OW AX
~<1

ballast CD Ac
~<2

}mlc 2006
OW Tq convention
~<3

H2 Ir AF
~<4

}marpol
~<5

MT Am
 A5
 BA
 Cg
 wind Wh
  FV
 Wh
 F8 Wh
=}ctv
jack-up
MT@

AP:

BZ of Xc
={co{c@
Ca 3000 }gt
  mariner
 500 }gt
  unlimited
}oow 
CR mate 
 AP
Ca's  
><13

merchant mariner YK
 BS
}uscg  
six pack 
coast GQ  
}uscg Jv's  
mariner's IB
100 ton Ca
=}ab unlimited
=}mmc
}oupv
towing Q9
able seaman 
Ca of towing
mate 

}rya Cs
 C1
 powerboat
 day skipper
boatmaster AP
{yachtmaster

tankerman }pic
=}igf Cw
}lng tanker Q9
oil 
tankerman

Cq Af BZ
=}aec@
=}dde@
}aec Iq
}eoow
}qmed
{y3 Af
CR Af AP
 unlimited
Af Ah of the Oo
{y4
Of Af {co{c
Nq Aj Af BS
><12


H2 Am
quayside 
harbour 
Cq 
I6 
 AD
berth 
Cq Mb
LR 
H2 
YU 
Dh to shore
stevedoring
dock Tq
longshore AL
H2 Ac
ports@@

Dh Ee
H2 
I6 
 PV
 L5
 Rp
DA Qx
disbursement Dd
H2 formalities
 disbursements
 Bd
 Iw
Rp@@

 chartering
tanker 
I6 
 DY
bunkering
bunkers@@
RT parties
chartering^@@
charterparty
dry bulk
XS Jq
I2 ZW
laytime
Dn fixture
Dh broking
shipbroking
C9 RT
voyage 
 LV

 Ac
LP BN 
I6  
 superintendence
crewing^@@
manning Ee
Cq crewing
Dh Am^
Jq EX
 Ek
superintendency
DA manning

coastguard Am
}sar 
coast GQ
lifeboat DA
OW KF
E1 Ab 

dredging
dredger Cj
dredges
Tx suction dredger
jetty BA
dock 
Cq 
 Dj
trailing suction hopper

lock Ab Pl Cj
barges
canal AT
 Am
inland Sv
 towing
 waterways
lock Qr
river Fe
towboat

marina Am
marina@
boat hauling
 launching
 RU
 LC
boatyard
fuel dock
EN hoist
yard 

oil spill F2
  spill
 K9 HZ
=}vrp
Cq pollution
pollution F2 Cq
}opa 90

Ak:

I6 EB Az
=}vts
{v103
harbour AF
H2 
Cq EB 

AP:

H2 Le Cj
}rtg Le
Dh 
EP harbour 
YU Bl Bi
rubber tyred gantry
Mb RN
top M9
tugmaster

AP
><1:

Dh to shore Le
}sts Le
quay 

straddle carriers

reach stacker

Aq:

naval Ap
 Am
}us {navy
navy A5
shipboard 
OW 
 Ek
sea C9
 Ap
sea-going 
merchant Cq
 navy
royal 
seafaring


FE Eb
tram 
T5 
 Cj
tram 
B5 A9 
FE  
 Bl
G2 locomotives

shunting
railcars
LH AF T5
coupling Ab uncoupling
B5 Xv
yard 
B5 D5 
  yard Am
hump yard
Xv cars

FE dispatching
B5 
 timetabling
 AF Dr
  EB AF
centralized 
FE  
 movements
 AD^
 OF
 DA Xg
timetable AD

P1 Am
}nx Ka
}vdu P1
Ka 
absolute PA
FQ N5 
signaller W4
FE regulating
BC X3 Cj
Ld box  

Jz P1 AB
  signaling
B5 
}atp P1
{s&{t B5
}smth
wayside signals
NY 
grade X3 
axle counters
GO Kx
FQ VX
P1 AT
 Ao
FE AF 

P1 Cg
~<1

 Ag
~<2

Jz interlocking
interlocking@@
~<3

}irse AP
}irse
~<4

}cbtc
~<5

}etcs
}ertms
~<6

FQ AT
NY 
Ro way 
B5  
 Ox
 grinding
spiking B5
switches Ab crossings
ties Ab ballast
FQ BA
 defects
 geometry
 AL^
 BB
ballast AL

ST Bx Bi
  HU Bx
25k{v
=}ocs@
}ohle
catenary
Zi B5
Nq 
=}ole@
}ac/}dc isolations
HU Bg
B5 electrification
Jz 
XM 
 Go
 Cv
 substations

Wt Cb AT
carriage  
tram 
FE 
wagon 
B5 LP 
  L9
Jz 
=}aar
locomotives
railcar Dw
 C0
Wt Cb
QP Uu units
XM motors
FE LP
 Jh
 BB

B5 OL Ap
B5 AW  
}star Uf
on-DR 
fare FK
gateline
OL announcements
FE 
penalty fares
Fq D1
 AQ
fares ES
F5 B6
FO D1
 Am
Ne Qq
 A4
 gates
 C0

B5 A1 B8
  Ek
Jz 
 Fz
B5 
K6 
 Ao
{amtrak
{bentley {Eu{B5
{crossrail
}hs2
}mx {B5
B5 BA
NY 
Jz 
 Ga
B5 
 Ao AB
{Hx {i NY
NY A5
trackwork Ag

Ba K6 Am
bus  
metro 
K6 
B5 
NY 
Jz 
tramway 
Ba Fe 
 AD
K6  
K6 Ap 
={trapeze
bus DY
K6 
 Ee
 Ue
}gtfs
{hastus
fare Ao
mass K6
urban 
Ba 
run HS

AC
><6:

FQ QN
 renewal
 Cg

 C0

tamping

Ro way
p-way

B5 Hv
FQ 
thermite 
aluminothermic 

AC
><a:

Wt Cb Ag
 AB

Du brake Pv

railcar BB
 AT
I2 D5 BB
B5 

bogie overhaul
bogies
wheelsets

T5 AT
 BB

AP:

FE Ci AP
 BZ
  Eb AP
}fra Ak
T5 
T5 Af 
{HA 242
Av T5 Af
XM W4
 Aq
><u

Ak:

}pts Ak
 }ac/}dccr
 Ne
 GS
FQ AQ 
{X4  
=}riw 
B5 Ek AJ 
=}pts@
={X4@@
}dccr
}olec
C4 FQ AQ
B5 AQ AJ
X4 }pts

DW of Bo AQ
=}coss
=}rwic
}coss/}iwa
}iwa B5
{Lq {El {alone
}picop
roadway AJ
GT AL BT
><1

on-FQ BM Cj
tamper  
=}rrv@
}otp Am
}rrv AU
ballast regulator
CF DW
on FQ BM
on-FQ Kx
Kh B5 A9
hi-B5

Aq:

Jz AQ Db
  AQ
 rulebook
 E9 B1
}rssb  
B5 Ek 
  AQ
NY 
 Am J6
}fra  
{canadian B5 G2 
=}rogs@
}cror
{common {AQ {TB
}rams B5
AQ Qj@

FQ Ag
FQ SI 
~<m

=}grip@
~<n

possession AD
 Ac
possessions@@
~<o

Jz AB
B5 
NY 
~<p

Aq
><5:

}en 50126
 50128
 50129

}norac

{CA {B5 B1
}nr  

}gcor

}fra Db
Qs NY AV
=}fra

	> deck-DA

deckhand
barge FT
boat 
deck 
 cadet
 Oe
mariner
sailor
seafarer
seaman

bosun
boatswain

Dh's Ah
CR 
Nq 
deck 
Sv 
deck Oo 
mate@

dynamic WX AU
}dp  
=}dpo

Dh Jv
 Ca
ferry 
 Jv
Nr 
boat 
 AU
launch 
I6 
 Jv
CD taxi 
boatmaster
coxswain
Ca mariner
skipper
Nf Ci

harbour Kb
OW 
Cq 

tug Jv
tugboat 
towboat 
 Kb
tug Ca

> Cq-AB

Cq Af
fourth 
H2 
Dh 
Nq 
Nr 
Of 
tug 
Lm 
Cq CR 
=}eto
EE cadet
Af Ah

EE Cn Oe
 oiler
  Oe
wiper@@
}qmed oiler
motorman
oiler Dh

electro-BN Ah

Cq Ai
Cq CS 
boat BB  
boat yard  
Cq Ap  
outboard  
Nr 
Cq Kp 
 DO
  D2
 Fo
boat 
outboard 
Cq QP 
  EE Ai
boat  
 rigger
Nr 
boatyard BW
sailmaker

shipbuilder
+Oj
Dh 
Cq 
 carpenter
Dh's 
hull Ai
laminator boats
QF SL
Dh plater
 Ta
 XN
shipwright
shipyard LY
 rigger
 AJ
Nr joiner
Cq 

boat K2
boatbuilder

shipfitter
Cq pipefitter
Dh D2

naval Ff
Cq 
 Ie Af
MT 
Dh 
subsea  
mooring 
Dh Ag 
Cq 
subsea 
Cq A1  
Cq Ao  
  XK G4
hydrodynamicist

BE diver
subsea Ai
dive 
diver@
diving AN
underwater Oj

}rov Kb
 AN
 Ai

> Dh-Je

Nr QB
cabin 
Dh 
CR stew
 stewardess
superyacht 
Nr 
 H3
 stew
cruise Ax
 BK
 Dh DA
galley FT
Dh's cook
QB baker
messman

> fishing-Ab-aquaculture

fisherman
fisher@
fishing DA
 deckhand
 I6 DA
trawlerman

fish En AJ
 Ai
salmon 
Uq  
fish A0 
aquaculture  
 Aa
Uq 
fish En 
 Aj
  Uq AJ
  farmer
shellfish 
Cq En BW

> H2-Am

stevedore
linesman H2
tankerman
longshore AJ
H2 
 Le AU
}sts 
H2  
Cq Mb 
quayside BW
dock 
H2 
lashing 
mooring 
Mb 
 RN Ci
tugmaster  
straddle Tc 
docker@
lasher@
Bx IF
longshoreman
tally AS

harbour Ca
 Aj
 Aa
Cq Am As
 Aa
H2 
 AN
 Ah
OW 
coastguard 
  Ah
berthing 
H2 AH 
Pl AU
berth Ck
I6 
harbormaster
lock QO
Mb Lm
H2 
Cq 
 Mb Aa
H2  
 Ax
 DW
 AN
 Jv

marina Aa
marina Am 
  Aj
 dockhand
 Dc
dock Ca
dockmaster

}vts AU
I6 EB Ah

> Jq-AK

Jq Bd
 AM
Cq Am 
Jq 
SX Bd
Rp 
H2 
bunker trader
demurrage AS
 An
laytime 
liner Am
Dn fixture AU
Dh  
Dh Ee 
voyage  
 Aa
Dh Am 
Dh  
I6 
 MK
 Bd
 Am As
Cq  

BN Lm
R1 
Cq Am 

shipbroker
chartering AM
 AU
 Aa
 IM
Dh 

crewing Aa
 Ah

Cq G4
Hx 
draft 
hull 
Dh 
Nr 
Cq S5 
  AE
 Cu
petroleum 

R1 Cu
LR 
 G4

> FE-DA

FE Ci
metro 
tube 
Jz Af 
T5  
 Af
 AU
B5 
FE 
 Af

tram 
Px B5 
streetcar AU
tram 

FE Zi
Aj 
OL 
tram 
I2 
NY 
Jz 
shunter Ci
switchman
trainman
brakeman
T5 switcher
B5 D5 
railcar  
 AU
B5 yard 
  shunter
FE 
 Dc
 DA DI
  JJ
 GQ
BE 
Zi 
 NY
 EA
on-DR Aa
trainmaster
yardmaster

F5 B6 Ah
 Cu
Ne  
fare 
 ES Ah
F5 
  AF Ah

> B5-Am

FO Aj
 JJ
 NB
 AN
 A7 DI
  AW Aj
gateline  
Ne A4 
Fq  
 BK
Jz FO 
 Aa
FE O6
 JN BW
K6 FO Bd
B5 AW JJ

Jz signaller
X3 QO
H1 AF Aa
K6 Am  
EP 
B5 
 DW
Bx  
B5 
FE 
B5 Ap 
B5 EB  
  roster AS
  timetable Ck
  JM AN
K6 Am  
FE 
K6  
FE DA 
 Aa
K6  
 MK
 DW
FE M2 
  movement Ax
signaller@
signalman

bus DW
 MK
 depot Aa
bus Am  

FE Ck
diagramming 
K6 
bus CA 
Ba Fe  
timetable  
B5 IX 

 NB
B5 
NY 
K6 

> B5-Ga

FQ AJ
Jz AT 
FQ 
 Aa
FQ F6  
  K1
 Af
p-way 
Ro way 
 BW
B5 AT  
 Ai
{s&{t  
p way 
roadmaster
trackman
trackperson
}coss
lookout BW
{p-way 
B5 
Jz 
}pts 
 XQ
B5 
FQ 
 Cu
 AN
B5 Bo 
FQ Bt  
platelayer
B5 grinder
 AJ
NY 
 laborer

on-FQ BM AU
B5 
tamper  
}rrv 

Ld maintainer

B5 Oj
thermite 
FQ 
X3 nose 

ST Bx Ai
}ole  
catenary 
 lineman
XM 
}ole linesman

B5 P1 Af
P1  
 DO
 Ag Af
B5 
}ole 
}etcs  
L1's U1 
B5 Ia  
B5  
 BN Ah
  A1 Aa
 Af
P1 
  AN
 PU JB
  Aj
 D2
 JB
 AT Af
B5 Ao  
Jz 
}cbtc  
Jz telecoms 
gauging  
B5 AQ 
Jz electrification  
B5 
Jz  
}ole 
{s&{t 
ST Bx 
B5 E3  
Jz 
FE AF  
XM Cv  
{e&{p Ai
Jz DN 
possession Ck
NY Ld maintainer
Ld Cu

FQ Ag Af

Wt Cb Ai
 Af
 Fo
 LY
 AN
 D2
bogie  
B5 
FE 
 maintainer
 JN Ai
FE depot  
tram  
FE 
FE AT 
 Af
XM  
B5 A9 
 Ai
 Fo
K6 
carman

railcar Fo
I2 D5 
B5 
 XN
wagon  
 D2
railcar Cu
 Oj
 repairman
 Ai
railcar BB 

T5 
 Ai
 D2
 LY
 SL

	AZ	
AZ@
marketed@
AZ GC
 Rb
 Ea
 A5
 Iz
 Dy
 efforts
 Bu
 At
Al Ab AZ

I9 JR
 presence
 PM
 visibility
 exposure
 A0 Fg

 L3
 Bk
 consistency
 B1
 Lj
tone of 
Gy style@

go-to-EO CY
gtm 
EO JE 
=}gtm@
go to EO

A2 launches
launch GH
 AD

EO Bm
AW 
Ek 
GK 
 Lz
EO 
 Au
 EY
 trends
 H8

competitor Au
 BJ
 ZA
 Bm
competitive 
 Au
 H8

AW Ym
EO 
audience 
 targeting
HX personas
AW 
Ym@
TL audience

focus M8
GK Gs
AW 
 WL Gs
Lc Ag@
in-depth KS@
questionnaire Ag

AW Wp JY
  Wp
HX 
GK 

AZ N7 Ac
  Mm
IE 
Fm N7
CM 

AZ Cc Bs
  kpis
 Df
 KD
IE 
 GB
 Cc
 Fg
 Bs

IE Au
 CO
analysing GH

DP-Di AZ
=}abm
>|t

La GW
 gen

AR GW GH
AR gen  
  nurturing
 magnets
 scoring
=}mql
Tl leads
AZ Jg 

IL AZ
H9 
AW H9
Fb 
IL hacking

AW NG 
crm  
KW 
NG 
Wv 
 Ea
AW ET GH

B4 AZ
guerrilla 
LJ 
experiential 
I9 activation
in-Bw Vo
A2 Ii
L0 GC

webinars
CK seminars
webcast
~|3t

CE AZ
 VE
Yw@
expo Ac
AZ Hw
L0 
Dt fairs
 shows

J4 
HE-to-HE 
leaflet Go
telemarketing GH

KK Fm
newspaper 
Wx 
out-of-Cm 
=}ooh
billboards
brochures
leaflets
KK ads
 AZ
Al YJ
AZ 
 Ez
L0 

Ba Im AZ
non-N8  
SF 
MW 
Lp GH@

tourism AZ
ZY 
Je 
EH 

HM 
Bb 
Nu 

Dk CJ 
A3  

Fc AZ
J3 
Mf 
localised 
CU-country GH

GL CY
 Ab Vo
price WX
L0 GL

AZ Am
 ops
 Ch
martech

Ee Ac
 partners
 C7
MP agencies

IC briefs
IE 
briefing designers

AZ A1 CN
IE  
AZ 
 timelines
 S6
IE 

Fm@
ad MR
 GH
Fm 
 CY
CK Fm
paid 

CM AD
 CY
 Qa
 Lt
 LL
ad 
bought CM
nielsen Ar

AC
><z:

AZ CY
 AD
Jj AZ

BO AZ
BU 
OV 
CK 
BO Fm@
 GH
e-AZ

AZ GH
L0 
U9 
Wq 
CU-R0 
IE B8
 Aw
 Ac
 AD
 Qc
GH@

U9 AZ DN
AZ Ab DN
=}imc@
={marcomms
marcom
marcomms

I9 Ac
 Bf
branding@
C2 branding
rebranding

A2 AZ
 WX
 Zl
WX Ab 
battle cards
battlecards

{b2{b 
AK-to-AK 
={b2{b@
b2b La GW

{b2{c 
GK 
={b2{c@
={d2{c@
=}dtc@

Dt AZ^
Mk 
R0 
FA 
Bc 
shopper 
=}posm
co-AZ
GO of sale Ez

Aq:

return on AZ D9
  ad spend
=}roas
=}romi
IE roi
AZ 

above-the-Bx AZ
below-the-Bx 
=}atl
=}btl
He Fm
tv 
L4 
 commercials
atl Ab btl


}ppc
=}cpc@
Fl per click
pay-per-click
>|6

generative EE GB
answer 
ai E1  

Rf rate GB
landing page  
=}cro@
Rf Q5
optimizely
vwo

landing pages
squeeze 

AC
><g:

}seo
organic E1
E1 GB
 EE Q5
~|1

}sem
paid E1
E1 Fm
 EE AZ

AC
><2:

on-page }seo
 Q5
meta Zy
 tags
Gj 

BN 
crawlability
schema markup
seo GN
Bo GN@@

link Bf
backlinks
off-page seo

keyword Bm
 Ck
 Au
 AD
 CY

Om }seo
 E1 AZ
CB AK profile
  my AK

Ad:

{CB {trends
answer the Ba
CB keyword Ck
><3

{unbounce
instapage
><c

Ad
><g:

{CB {ads
adwords
CB Pc CA
  E1 ads
  UA ads
Cc max
~|1

{DD {Fm
bing ads
 Fm

Ad
><e:

{semrush
sem rush
~|1
|2

{ahrefs
~|1

={moz
majestic seo
moz DK
~|1

{screaming {frog

{CB {E1 {console
CB webmaster Dy
E1 console


BG CM CQ MR
  S6
 CQ
BG  
 posts
instagram reels
reels Ab Ww
short-Kf FG
tiktok videos
>|2a

paid BG
BG ads
 CM ads
 Fm
>|b

Cx Ac
 moderation
BG CM ET
audience  
 IL
follower 
CK WV

BG listening
 CM BJ
I9  
reputation Ac

 CM CO
 KD
 Bs
  CO
ET KD
 rate
facebook Lz

influencer AZ
 Ac
 GH
 HQ
 C7
 US
creator 
=}ugc
blogger HQ
Fb-generated CQ

affiliate 
 Ic
 US
 IZ

Pc Fm
Ts 
banner 
 ads
Pc 
 GH
remarketing
retargeting

programmatic 
=}rtb
ad Am
 trafficking
 ops
IE Aa 360
La-side Fq
CB ad Aa
programmatic@
Dk-C9 bidding

EP AZ
=}sms 
app 
push notification 
sms  
whatsapp 
text message 
=}aso@
app Bw GB
sms GH

FG 
 GH
 ads
 Fm

AC
><1d:

BG CM AZ
  IZ
 CM
 channels
=}smm

Cc AZ
 CM
biddable 
paid 
 H9
 GH

Ad:

{facebook

{instagram
=}ig@

={linked{in@
linkedin CQ
 posts
 EX page

{tik{tok
tik tok

{twitter
tweets

{you{tube

{pinterest
~|1

{snapchat

BG CM DY Dy
  DY
agorapulse
later.com
planoly
tweetdeck

Ad
><n:

{meta {ads
instagram ads
facebook 
 Fm
 AK Aa
meta 
 Hb
~|1
|2

{linked{in 
linkedin Fm
 AZ
 IE Aa

{tik{tok 
tiktok Fm
 AZ

Ad
><p:

{brandwatch
~|1
|2

{meltwater
~|1

{sprinklr

Ad
><9:

{hootsuite
~|1
|2

{sprout {BG
~|1

={buffer@
buffer app

Ad
><s:

{Pc & {FG 360
Pc Ab FG 360
dv360
~|1

{the {Dt {Da


Li copywriting
 copy
subject LU
>|19

 deliverability
 list Ac
 Bf
list Ym
mailing lists
Eu PF
subscriber IL

AC
><28:

Li AZ
newsletter 
e-H4 
=}edm@
e-newsletters
edm GH
mailchimp 
Li 
 Fd
 newsletters
 blasts

AZ Fd
drip GH
Li workflows

Ad:

AW Ar NL
=}cdp@

Ad
><4:

{mailchimp
H4 chimp
~|1
|2

{klaviyo
omnisend

{constant {HU
~|1
|2
|3

{IE {Ws
~|1
|2
|3

{Sd{IE
~|1
|2

{send{grid
~|1

{brevo
sendinblue
~<4

Ad
><b:

{hub{spot
hub spot
~|1
|2

{marketo
~|1

{pardot
AZ BX DP ET
~|1

{eloqua

{IA {AZ {BX
=}sfmc
exacttarget
AZ BX
~|1
|2

{Iv {IE
~|1

={braze
iterable@

Ad
><h:

={segment@
segment cdp
twilio segment
~|1

{tealium


BU CO
Bo 
BO 
M0 
 KD
 EB
BU 
 KD

attribution Au
AZ attribution
CU-touch 
CM mix C3

Ad:

{CB {tag {Aa
Rf Fg
utm 
 parameters
facebook pixel
meta 
tag Aa
 Ac
Fg pixels

heatmap Dy
DD clarity

{hotjar
crazy egg
><1
~|6
|7

Ad
><6:

{CB {CO
ga4
=}ga4
=}ga@
Xz CO
~|1

{Iv 
omniture
~|1

{matomo

Ad
>A2 CO:

{mixpanel
~|1

={amplitude@
amplitude CO


CQ AZ
Tl 
CQ calendars
 AD
 CY
ON S6
><4c

 MR
 Aw
 GW
 AY
engaging CQ
CK 
produced 

Fb-generated CQ GH
ugc  
 MR

CQ Co
article 
BU CQ
 copy
M0 
><2
Pj Bu

copywriting
Fm copy
AZ 
L0 
ad 
Al 
wrote 
copy Co
persuasive 
>Pj Bu

blogging

white papers
AW Ww
 Dm EY
Dm EY@
e-Nj@
thought CH
whitepapers

CQ Ac Ao
  Ac
=}cms@
cms NL
BU W6
M0 AT
 updates
 CQ updates
updating M0

M0 Ac
 AV
 GB
C2 M0
update the 

podcast AZ
branded podcasts

Zz
story-telling

newsletters

FG CQ MR
FG  
 CQ
L0 videos
BG FG
><b

Ad:

{canva

}ai CQ Dy
ai-generated CQ
jasper ai
midjourney

Ad
><9:

{word{EI
elementor
word EI
~{drupal
|1

{wix
weebly
~|1

{squarespace


Ba C7
EI 
 A4
=}pr@
pr GC
 GH
 CY
 Ab DN
publicity

C2 DN
MP 
Jj 
DN FI
 CY
 Ac

HP 
BK 
C8 
HP comms
intranet CQ
 Ac

Oi 
 comms
 pr
reputation B3

TD Co
talking points
EW speeches
AM DN
speechwriting

stakeholder DN
 C7
Cx 

CM BJ
EI 
 clippings
CM Au
 Fg

EI U2
 trips
 Hw
CM 
 briefings
 days

spokesperson D1
CM KS
 AO
spokesperson

U5@
sponsor C7
CL AZ

C2 BG X9 DN
  X9
=}csr@
Q2 DN
csr GH

investor DN
K7 Df@
 Mt AY

Ba Hu
lobbying DN
Uo 
Mi GH

DN Oy
pr 
CM impressions
share of Lj
Fm J7 equivalent

AC
><e:

CM C7
YQ 
earned CM
pitching to 
  journalists
EI contacts
CM 
 V0
 KB
 HQ
 pitching
 ET
 Rx
 XC
 list

EI releases
news 
CM 
 advisories
 kits
EI 

Ad:

{cision
muck rack
><c


e-Hp AZ
 CY
NJ 
 AZ

{Gw Fm
Yu 
Gw ads
 AZ
 ppc
 seo
sponsored IY


Ak:

}cim Cs
=}cim
E8 X5
 OI of AZ
cim BZ
 Ec
><5l

}cipr 
=}apr@
=}cipr
Rd in Ba C7
E8 OI of  
cipr Ec
><p

{CB {ads Ak
CB adwords  
CB ads E1  
><3t

{CB {CO Ak
=}gaiq
CB CO Av
 Lq Cs
><1j

{hub{spot Ak
hubspot Tl 
  Wr
 Av
 CQ AZ Ak
><22

{meta {blueprint 
facebook blueprint
meta Av
><2y

{hootsuite Ak
hootsuite Av
><3c

Ak
><4r:

{CB {BO {AZ {BZ
CB BO garage
squared CK

{BO {AZ {OI Ec
BO AZ BZ
 Ak
dmi  
Av BO AZ Bh

Aq:

B2 in AZ
NU's 
DN B2
AZ 
B2 in Fm
 DN
 Ba C7

GK HO
HX 
LL 
GK psychology

AZ mix
 M6
4 ps
4ps of AZ
7ps 

Fm B1
 AX
 Db
asa Cw
cap 
can-spam
ftc L3
AZ Bk

	
> AZ

AZ Aa
 Az Aa
  EC Aa
  AR
 DN Aa
AZ Ab 
IE Aa@

B4 AZ 
FA 
Dt 
R0 

CE 

AZ AM
 AA
 Ah
 Bh
 BV
 DN AM
AZ Ab 

 As
AZ Ab DN 
AZ  
AZ Hw  
Vo  
AZ A1 
  AG
IE As@

 Aj
 Iy
 internship
 Eq
 GI
 EA
 At Aj
GI AZ AM
JA 

 Ae
marcom 
AZ DN 
  EZ
 AE
 W7
IE AM
 Ae@

 Ax
 vice P5
=}cmo@
CR AZ Ah
vp AZ
Be of 
vp 
vice P5 

A2 AZ Aa
 Ax
 Ae
 AA
 AR
=}pmm

I9 Aa
Mk AZ 
I9 
 AM
I9  
 As
 Ax
 AR
 Ae
 Sx
Be of I9

AZ Am 
 An
 Ae
martech  
 Aa
AZ HG

IL AZ Aa
AW H9  
La gen  
  GW Ae
 Aa
AR 
H9 Aa@
IL 
 hacker
 X5
 AR
Be of IL

> EO-Bm

EO Bm An
 Ae
  If
 An
competitive H8 
EO 
Bm AM@

 interviewer
NM  
B4 
Lc 

 Aa
 AR
GK Lz Aa

> B4-VE

I9 ambassador
B4 AZ BV
promoter
L0 Ft
 BK
Vo Aj

> BO-AZ

Wv Aa
AW NG 
crm IE  
  Aa@
 AM
crm AZ 
 Ae
 Aa
KW 
NG 


> BO-AZ

BO AZ Aa
 Ax
 AR
  AR@
 Aa@
e-AZ Aa
OV AZ 
CK 
Be of BO

 AM
CK 
 Ae
OV 
BO 
 An
 QU
 AA
 Ah
 AE
 Sx
BO  
 AM@
 X5
CK 

 Aj
 Iy
 As
 Eq
 EA
  As@

}seo Ae
seo CQ 
E1 EE GB  
=}seo AM
Be of seo
organic E1 Aa
seo DP  
seo  
 AE
 AR
 Sx
 QU

}ppc 
E1 AZ 
sem  
CB ads 
ppc DP Aa
sem  
ppc 
ppc IE 
paid E1  
 AM
=}ppc  

Cc AZ Aa
 Ae
 AM
  X5
biddable Aa
paid BG 
 AM
 Ae
paid Fm  
facebook ads  
paid CM  
 Aa
 AM

programmatic Ae
 Aa
 trader
ad trafficker
 Am AM
 Aa
 Ae
BO Fm  
ad ops  

Li AZ 
 As
 AM
 Aa
  Bv
 X5
 IE Aa
AZ Fd  
 Ae
hubspot  

affiliate Aa
 AM
US AZ 
affiliate 
 Aa

BU CQ 
BO 
 AM
  Gx@
BU Gx
cms 
M0 
 As
 CQ Aa
 Gx
BU 
 Ae

Rf Ae
=}cro 
cro Aa

e-Hp AZ Aa
 AM
NJ 
 Aa
 Ae
Gw 
CK Jt AM


> BG-Ab-CQ

BG CM Aa
 Ax
 AR
 AN
 AZ Aa
Be of BG

 AM
 Eq
 X5
 AG
 As
 Ah
 AE
 Ae
 Sx

Cx Aa
 Ae@
 AM
 moderator
CQ 
BG CM 

CQ AZ 
  Aa
 Ax
 AR
 Sx
 CY Aa
Be of CQ

 Ae
 As
 AM
CQ  
 As
 X5
 JS@

CQ creator
BO 
ugc 
influencer
vlogger
youtuber

 Ip
 Bv@
 author
blog Ip
AZ 
seo 
BU 
blogger

copywriter
copy Ip

influencer AZ Aa
 AM
 Ae
  As
 Aa
creator US 
EG 


> Ba-C7

Ba C7 Aa
 Ax
pr  
 AR
=}pr Aa
Be of pr

 Ah
 AE
pr  
 AA
 AM
 Bh
=}pr Ah
=}DK@

publicist

Ba C7 DP AM
  AM
pr DP  
 Aa

Ba C7 Aj
 As
 Eq
pr  
 DP Aj
pr  
 As

DN Aa
 AR
 Ax
comms Aa
C2 Hu 
Be of DN
vp 
CR DN Ah

 Ah
 Eq
 AE
comms Ah
Ba BD 
BD Ah@

EI 
 EM
 A4 Aa
CM C7  
 Ah
CM  
CM KB 
EI Ab DN  
spokesperson

speechwriter
AM DN Aa
TD Ip

Ba Hu Ah
C2 
Ba Hu AE
 Ae
 Aa


> Fm-Ee

Fm Aa
 AM
ad Aa@
Vo Aa

 DP Aa
 AM
Ee 
BO 
AZ 
 Aa
Ee 
BO 

CM Ck
DN 
CM HX
 As
 Ax
 Aa
CM AD 
 AM
CM  
 Sx
 LL Ae

DP 
I9 
Fm Sx
IC 
Ee 

Fm IC
Ee 
AA IC Ax
AM 

U5 Aa
 AM
 Al Aa
WO AZ  
CL 

	CM	
P2
journalistic Bu
 B1
 Co

newsroom A5
newsroom

Bm CW Ww
K8 Bm
story 

BO W6 Dy
  Zz
chartbeat

news Co
 Uw
 Vy
 Bs
 Ww
 copy
 Ab features
breaking news
hard 
newsgathering
><4
Pj Bu

So sources
cultivated 
Rn KS@
contacts HZ
interview technique@
on-Ob KS
K8 Aw

fact-Qq
fact Kn
K8 

copy HT
WD 
Bx 
copyediting
sub-HT
subediting

ZF
proof-J1
proofing text

HT Pj CQ
  Bu
 Ab ZF
Ik HT
CQ 
text 
manuscript 
edited Uw
ON DG
 AL
 Bu

headline Co
caption 
clickable headlines

ON AD
 Ac
 CY
Kl Uw
 CQ
 writers
news AD
story 

story pitching
 GW
 Aw@
 ideas
pitched 
QG Ww

GU criticism
 P2
WC 
HZ KC
FR 
Hs 
JL 
Ig 
critic AL

shorthand
={teeline
teeline

Ja Bs
on-X2 
on-Du 
B4 Bs^@@
Ja tv
 blogging
 V0
 He
 shots
 L4
 ZH

Rh on Du
Rz Rh
L4 
Ja 
He 
tv 
on-Du 
 B8
 EG
news anchoring
 JN
newsreading
on-Ob
He hosting
show 

EP P2
backpack 
FG 
=}mojo@
shoot Ab edit
smartphone filming

AC
><i:

Bs Om news
Om  
 Bs
Cx 

feature Co
 Ww
 Uw
magazine 
 Co
profile 
long-Kf 
 P2
longform 

investigative P2
 Bm
 Bs
=}foi@
Ar P2
Ba Cz OZ
freedom of BD  

CL 
 commentary
 Co
 Bs
match Df
play-by-play

AK 
By 
AK news
SV Bs

Aq:

CM AX
 ethics
P2 
EI 
 AX
defamation 
libel 
ipso Cw
ZH 
editors' 
ofcom 
 Db
ON L3

=}ap style
associated EI 
ap stylebook

style manuals
apa style
=}mla 
chicago 
 LI of style
Gy style Pw

B2 in P2
NU's 
P2 B2
CM 
 EY
B2 in CM
mass DN

news values
 sense
 agenda
 judgement
ON 
current Hu
 Hw@@

Ak:

}nctj Ec
P2 
=}nctj
=}nqj
nctj Cs
 Jg
><v

Ad:

newsroom Ao
 Ac
 DE Bg
octopus newsroom

Ad
><1:

}enps
~|1

i{news


IC Co
 nonfiction
ghost Co
fiction 
prose 
poem 
ghostwriting
poetry
short Ww

docs as Cw
>|c
~|e
|f
|g
|h

scriptwriting
final draft@
playwriting
comedy Co
dialogue 
Sh 
JL scripts
He 
FG 
tv 
screenplay
screenwriting

Hk Co
 HT
Ce Co
 H5

grant Ab bid 
=}rfp responses
Nf 
 PN
bid 
 Ac
 Co
Nf 
Uy 
 Aw
grant D7
 T7
T7@@

W6@

manuscript GY
 PN
 BH
 DG
PJ HT
HZ PJ
peer DG Ac
reader Df
slush pile
PN J1

HZ AY
 typesetting
ebook formatting
AY HT

Yj@
transcribing
transcripts@

subtitling
aegisub

plain {G7 Co
  G7
 CI
easy read

AC
>Pj Bu:

Bh Co
prose style
skilled Ip
strong 
talented 
Pj CQ
Co Uw
 Ab HT

BN 
 authoring
 CQ
 manuals
DU 
Fb 
 guides
Ew Co
api docs 
CK help

Ad
><1:

{mad{cap {flare
paligo
~|1
|2
|3

{Iv {frame{Hc
framemaker
~|1
|2
|4

{robo{help
~|1
|3

o{xygen }xml
~|2

Aq:

=}dita@
Rg authoring
><7
~<5

In Ab permissions
MA  
clearances@@
copyright
In Ac
permissions L5
FR 
 MM


Ts CI KQ
Ts-BC fluency

terminology Ac
 Bm
 NI
glossaries
multiterm
termbase

linguistic Bt IU
  DG
KQ 
 HT
 ZF
VA 
 HT
=}lqa
revising translations
reviewing 

AC
>VA:

KQ
K8 text
translating FY

Q3@
chuchotage
CI Sq
 Q1
consecutive 
simultaneous 
Q1 Az
Q3 
Q1@@
spoken CI Q3
sight KQ

AC
><2:

subject-matter KQ
M7 
By 
AZ 
M0 
Hk 

localization
Ux adaptation
linguistic A8
localized CQ
transcreation

CF KQ Dn-HT
  KQ
=}mtpe
Dn-HT

Ad:

}cat Dy
=}tms@
DE-aided KQ
DE-XY 
KQ memory
 AI
><7

Ad
><1:

}sdl {trados
trados
~|1
|4

memo{q
memo q
~|3
|1
|2

{wordfast
~|1

{omega{t

{memsource
phrase tms
smartcat
~|1
|2
|3

{smartling
~|1
|2

{crowdin
lokalise
~|1

}xtm {BX

Aq:

linguistics
CI EY
philology
phonetics

B2 in KQ
 linguistics
 Uk
 NZ Uk
  modern Uk
linguistics B2
Q3 
KQ 
modern Uk 

Ak:

Sq Ak
=}nrpsi
Av Es Sq
Av Bb  
nrpsi
><k

Ak
><m:

}ata Ak
=}ata@
=}iti@
american translators KR
ata Av
~|1
|2
|3

{E8 {OI of {linguists
=}ciol
~|1
|2

}naati
~|1

={dip{trans
Ec in KQ

Ak
><6:

}dpsi
Ec in Ba Ap Q3
~|1

}cchi
Av HM Sq


FG AY
L4 
Rz 
WY 
tv 
filming@
filmmaking
FG JS
 shoots
videography

Ob KM
 set-up
Hr up Wy@

FG Zz
narrative filmmaking

BE AY
branded CQ 
tv commercials
FR videos
><3

FG HT
offline 
CK 
JL 
non-linear 
HS footage
HT 
FG Gx
 Dn-AY
 montage

colour Mp
color correction
colourist AL
Mp footage

Dn-AY
edit Hb
Dn workflow

cinematography
Ob movement
 AU
 G2
 Cj
 AL
steadicam
camerawork
cinema Wy
FD 
CU-Ob
multicam
shot ZP

drone filming
aerial 
 PO
drone 
 footage
 videography
aerial 

KY CW JL
  Bi@
 rigs
 KM
 Iz
 set-up
gaffer AL
JL KY
FD 
three-GO 
set 
grip Ab 
  Bi

JL Ab Hs directing
JL Ui
GR 
FG 

JL producing
AM 
Bx 
He 
L4 
segment 
tv 
produced shows
produced@@
producing^@
AY Ac@
EU DH
show AY

ER-AY
recces
X2 Ac
 scouting
Sh Uc
shoot AD
shot lists

storyboarding

D4 Pm
LD No@
shoot Fy
shooting Lt
movie magic
AY Zw
 Fy
 Ud
 CN

casting^@@
Gm Hq
EG 
auditions@
booked EG
Hq guests
QG contributors

AY Mm
 Ct
JL Mm
shoot 
EU 

runner D1
 A5
on-set AL
AY E7
 M2
set 
 etiquette

Sh Ei
P0 
 O4
P0@@

L4 Bm
archive 
contributor 
EU 

Ja Y7
 CE AY
Ja FG  
Y7  
 Hw
QF Rz
livestreaming
switcher Cj

Nd Oa
 mixer
tricaster
FG switcher
 Xv

Rz AB
 Bi
 Ao
 Ch
 workflows
 Am
mcr 
FD 
evs Cj
L4 ZH
=}evs
Ny Am@
Ca AF
playout
sdi signals

CM Gz Ac
CM  
 encoder
 ingest
 archiving
FG 
 encoding
 compression
=}dit@
footage O4
ingest@@
transcoding FG

autocue Cj
prompter 
autocue
teleprompter

WY DH
documentaries

Uj AY
 MU

Ad:

{da{vinci {resolve
={resolve@
davinci
da vinci resolve
><o
<n

JL Wy
FG 
=}eng 
blackmagic 
Rz 
dslr 
sony 
 fs7
 fx6
=}dslr
arri alexa
Ob Bi
 lenses
 gear
canon c300
dslr FG
gimbals
red Ob

Ad
><q:

{Iv {premiere {DK
={premiere@
Iv premiere
premiere DK
~|1
|2
<3

{final {cut {DK
=}fcp
=}fcpx
final cut
~|1
<4

{avid {CM {composer
avid HT
 newscutter
={avid@
CM composer
~<5

{cap{cut
filmora
~|1
|2
|3

i{movie
~|1
|2

{camtasia
~|1

{sony {vegas
vegas DK

Ad
><i:

}obs {FD
=}obs@

v{mix
wirecast


PO
photographed@
UV Bu
photoshoots
MC shoots
HW photos
took photographs

UV Dn-Bn
edited photos
culling 
MA Dn-AY
MC 
 enhancement
 Bn
raw 
photograph HT

MC NS
UV 
darkroom
JL Vn
 PO
MC lab
 Vv

 archiving
 Jx
 cataloging
MA U3
 archive
 IV
keywording images
picture Da
 HT

AC
><4:

portrait PO
baby 
Fk 
BL 
headshots 
newborn 
portraits@@
FD portraits

A2 
catalogue 
NJ 
tabletop 
BE 
Fm 
e-Hp 
Bj 
still Et 
packshots

CE 
concert 
party 
CL 
Tj 
 videography

Gf 
ON 
lookbook 
IN 

photojournalism
WY PO
news 
EI 

Nv PO
F0 
P6 
A3 
MQ 
nature 
EN 
Dk CJ 
matterport

FD 
X2 
flash 
off-Ob flash
FD 
MC FD
UV 
 KY
strobe 

Aq:

UV Bi
phase E5
sony alpha
Ob AT
 settings
canon dslr
 Wy
nikon 
 dslr
hasselblad
lenses@@
medium format


Iu AB
MO 
Kd 
 AY
Iu 
 Ch
Kd 

Kd Ag
Iu 
sfx 
adr MO
dialogue HT
Kd 
 Te
 Gx
foley@
H0 Iu

Iu HT
podcast 
Iu U6
 Dn-AY
Kd forge

FR AY
FQ 
K9 
beat DH
beatmaking
FR JS
produced FR

 ZP
orchestral 
composing FR
 CW JL
JL scoring
lyric Co
song 
FR 
 Rt
songwriting

piano
accompanist AL
keyboard playing
pianist Bu

guitar

violin

viola@

cello

double bass

drums@
percussion@

flute

clarinet
bassoon
oboe

saxophone
sax

trumpet
cornet

trombone
french horn
tuba

singing
Lj AO@
vocals

FR Cc
ensemble 
musical 
orchestral 
solo 
chamber FR
performing 
concerts@
ensemble playing
gigs^@@
Ja performances
recitals

orchestral Rn
choral 
 Ui
choir 
FR 
rehearsal 
musical 
band directing
choir Pi
Rn choirs

{d{jing
rekordbox
serato
traktor
disc jockey
turntables

He AY
He EU 
  HT
 J0
 FO
 shows
 ZH
Cx He

podcast 
Iu Zz
podcasting

Lj-over
dubbing^
narration@@
Lj acting
voiceover

MI BB
 AT
 DH
guitar BB
luthier AL
piano R9

AC
><p:

Iu Oa
FR 
Kd 
Ws 
 AB
Oa^@@
Iu mastering
Oa Ab 
  Ng
 consoles
 Da

Kd MO
Iu 
B4 
FD 
multitrack 
boom G2
 Cj
X2 Kd
microphones
He mics
MO Uv
 FR

Ja Kd
concert 
EQ of Gy 
=}foh@
dante Iu
Ja 
 Oa
foh AB
Bx arrays
pa Ao
Ba address 
Kd  
 Gu
 reinforcement
soundcheck

Ad
><s:

}fmod
~|1

{wwise

Ad
><u:

{audacity
~|1
|2

{Iv {audition
~|1

i{zotope }rx

BO Iu workstations
=}daw
=}da{ws

Ad
><1:

{DK {Dy
protools
~|1
|2
|4

{On {DK
apple On
garageband
~|1
|3

{ableton {Ja
ableton
~|2
|1

}fl {FD

{cubase
FD E5
~|1
|2

={reaper@
reaper daw
~|1

{nuendo

Aq:

FR M6
 notation
finale 
solfège
aural Bu
ear AO
harmony Ab counterpoint
musescore
J1 FR
sibelius
sight-J1

 AK
 Ek
 VE
 W6
 royalties
 In
={a&{r
Gh Ab repertoire
  Ac
band 
tour 
 Hq
concert 
gig 


acting Bu
 AO
 A5
 roles
performed 
drama Cc
Hs 
GR 
Xe 
improv
musical Hs

PD
ballet
choreographed
choreography

GR Ac
backstage 
show calling
GR F4
D4 cues
cueing shows
prompt HZ
rehearsal Iw

stagecraft
backstage@@
flying scenery
Hh in@
 out@
scene Qx
show set-up
GR BA
 DA
 KM
 UG
Xe 
fit-ups

GR KY
Xe 
Hs 
dmx 
=}dmx
focus lights
Tu 
followspot
KY Ng
 Da
 Eo
 console
 Cj
rig Ab focus

Hs Kd
Xe 
qlab
Kd Da

 AY
Xe 
play 
producing Hs
drama@
musical productions
GR 
performing GU
theater 
Hs Ek

EQ of Gy Hs
tessitura
Hs EQ of Gy
ushering@
box A4
patron Az
spektrix

Qi Ab Pa
Et  
watercolours
acrylic Qi
oil 
portrait 
fine art 
murals
watercolors

fine art
contemporary 
Cg 
art DH
 B7@
FD 
sculpting
sculpture
charcoal Pa
mixed CM
EF GU

curation@
curating@
curatorial AL
 B7
Vf Aw
 Ac
 AD

Ou Ac
 F3
 Ay
Vq Qq@
 Df@
accessioning
artefact Bl
artwork 
Tz 
art 
 Cg
Vf 
U3 Ou
modes 
tms 
Nh 
 U3

PI of art
paintings PI
artefact 
HZ 
paper 
W9 
art 
 U6
artwork 
WG of Ou

gallery Ac
 Al
 E7
 invigilation
 Am
Gh KB
 C7
art fairs
 Al
invigilation gallery
Nh QI Az

archives@
archival description
 Bn
 AL
 Bm
BO WG
digitisation
=}ead@
QG aids

librarianship
=}marc
=}mlis
=}rda@
U3@
dewey decimal
ex libris alma
BD NV
interlibrary HD
Jx E7
 U3
 Ce
 Ac
 circulation
 TM
Jx of congress 
circulation Da
reference 
 Az
reader 
marc Cz
shelving Nj

GU AV
 Ac
Ux 
 Hw
 Eo
festival 
GU 
 Hw
 HQ
 funding
 II england
participatory GU
Cx 

Cx GU Vz
GU  
drama 
IC 
art RO
 DU
Cd art

craft DH
calligraphy
crochet
handicrafts
crafts^@@
knitting
woodcarving

tattooing
Gn piercing

Gf C3
L0 
BE 
catwalk 
runway 
UV 
KK modeling

Xe Pq
JL 
prosthetic 
sfx 
GR 
wig DH

comedy@
HR's WC
circus Bu
entertainer 
clowning
juggling@
magic Cc
puppetry

Ad
><j:

}etc {eos
~|1

grand}ma
grandma2

Aq:

art Tf
 Aq

AP:

IJ JP
={IJ@
=}sag-}aftra
actors' IJ
bectu

	
> P2

YQ
correspondent
P2 Eq
VW
BK Ip

multimedia YQ
EP 
Ar 
FG 
BU 
BO 
CK 
BG CM 
=}mmj
BO VW

Rz 
L4 
He 
tv 
 VW
He 
L4 
Rz 

features Ip
EN 
VH 
IN 
Bj 
magazine 
 YQ
FR 
Gf 
Ce 
columnist
critic
HZ reviewer
JL 
Hs 
Ig 

CL YQ
 Gx
 VW
 Ip
 commentator
 correspondent
sportscaster
sportswriter

> HT

news Gx
Gx

Gx-in-CR
ON Ax
Pn Gx
F4 
AM 

sub-Gx
CQ Gx
copy 
Bx 
AY 
copy Da 
copyeditor
subeditor

proofreader
proof reader

ON Aj
 As
 Eq
Aj Gx@
JA Gx

fact checker
news If

Kl Gx
WD 
fiction 
journals 
acquiring 
PJ 
HZ 
Da 
W6 
 Ax
 Aa
literary Bd
 scout
Xq@

W6 Aj
 AM
 Eq
journals Aj
In 
 Aa

> PO

picture Gx
 Da Aj
  If
MC 
 Gx news

> ZH

news anchor
anchor@
anchorperson
broadcaster
newscaster
newsreader
presenter@
L4 JJ
tv 
talk show 

He presenter
 dj
 broadcaster
 JJ
 personality
on-Du 
announcer

 JS
Iu 
Rz Aj
He AY 

podcast 
 Gx
 JJ
podcaster

news 
Rz 
news Da 
  Aj
EU Gx
assignment Da 

Rz Af
 Ao Af
  Ai
Ca AF 
 AU
CM  
playout 
Rz 
 Am Af
FD  
Nd 
 mixer


> Co

Ip
author
biographer
ghostwriter
essayist
novelist
poet

scriptwriter
dramaturg
narrative Bz
playwright
screenwriter
comedy Ip
H0 
L4 
tv 
Sh 
 reader
 Gx
story 

> BN-Co

BN Ip
 CQ Ip
  author
 Gx
 communicator
 Co Ae
Ew  
 Af
 Aa
 Ip
api 
BD Bv

Uy 
rfp 
bid 
Nf 
 Aa
Uy 
 Ae
 As
bid 

Bb 
 copywriter
 Gx
Ih Ip
Ce 
Hk 
 Gx

> KQ

translator
CI Ae
KQ 

Sq

linguist
linguistic reviewer
CI 
 An
 AR
 Bt reviewer
lexicographer
Dn-Gx

localization Aa
 As
 A1 Aa

 Ae
 Af
 JB

KQ A1 Aa
CI Az  
KQ  
 As
Sq 
Q3 

subtitler
captioner
captioning Ae
subtitle Gx
 translator

transcriptionist
transcriber
Yj Ae
stenocaptioner


> JL-Ab-FG

FG Gx
avid 
JL 
Dn-AY 
offline 
tv 
edit Aj

videographer
JL Hc
filmmaker
multimedia JS
FG 
FG CQ 
  AY Ae
FG  
 creator
shooter Gx

Ob AU
 FC
cameraman
camerawoman

cinematographer
=}dop@
Ax of PO

Ob Aj
focus puller
clapper M9

JL Ax
commercials 
D3 Aj 
Of 
FD  
tv 
L4 
FG 
WY 
 filmmaker

 JS
WY 
edit 
B4 
PP 
IC 
Aw 
segment 
JS Ax

L4 
tv 
QM 
EU 
showrunner

Bx 
Fu AY Aa
FG 

JS

AY As@
 EM
 EA
 Ac Aj
JL AY  
L4 

 runner
runner@
set Aj

L4 If
EU 
tv 

casting Ax
 Aj

X2 Aa
 scout

Sh AN

gaffer
best boy
grip

colourist
BO J0 Ai
Dn JS
 AY As
Dn-AY AN

CM JS
audiovisual 
Ja Y7 
  stream Ai
CM  
 Ae@
 AY Ae


> PO

photographer
UV Aj
PO 

photojournalist
news photographer
EI 
MC YQ

MC Gx
MA 
UV 
PO 
BO J0 Ae
retoucher
MC Ai
MC lab 


> Kd-Ab-FR

Kd Af
Ws 
Oa 
foh 
mastering 
MO 
Iu 
 mixer
 Ai
Kd 
boom AU
Kd 
 Aj
 mixer
 recordist

 Bz
Iu 
 Gx
dialogue 
Kd 
re-MO mixer
dubbing 
foley Gh

musician
band DI
flutist
harpist
instrumentalist
musical Gh
MO 
drummer
flautist
percussionist
saxophonist
trumpeter

pianist
accompanist
keyboardist
organist

singer
vocalist

guitarist
bassist

violinist
cellist

composer
FR arranger
lyricist
orchestrator
songwriter

FR JS
K9 
beatmaker
FR AN
 AY Aj
remixer

=}dj
disc jockey

Zi@
orchestral Zi
orchestra 
 Aa
worship BT
band Ax
choir 
FR 
musical 
bandleader
chorus Ca
choirmaster

piano ED
guitar 
Lj 
violin 
drum 
singing 
instrumental 
peripatetic FR 
FR tutor
piano C1
vocal Ds

FR Aa
label 
Gh 
band 
a&r 
 As
FR booker
EG 
 Bd
Hq 
FR 
 publicist
 Xq
 promoter
concert 
 organizer

piano tuner
 Ai
backline 
guitar 
MI Hc
 XN
luthier


> performing-GU

actor
actress
improviser
performer@
standardized Cp

Lj actor
 Gh
Lj-over 
voiceover 
narrator

stunt performer
 double
stuntman

JL extra
MH actor

dancer
PD Gh
 Jv
 EX DI
ballerina

choreographer
PD Ax

comedian
acrobat@
circus performer
LJ 
variety 
clown
juggler
magician
puppeteer
entertainer

Ft@@

IH Te Pq Gh
sfx  
Xe 
ZU  

> GR-Ab-Hs

Hs Ax
GR 
artistic 
theater JS

GR Aa
EX 
Hs AY 
show caller

stagehand
flyman
scenic carpenter
GR 
 DA
BN Hs Aa

KY AU
followspot 
KY DR 
  Ai
GR LY

Hs Ai
GR 
venue 
BN GR Aa

CE 

Hs EQ of Gy Aj
box A4 Aj
 AN
 AS
 Aa
movie theater Dc
cinema  
 A7 DI
projectionist
Ne seller
 taker

> EF-GU

Gh
muralist
printmaker
sculptor

> museums-Ab-VS

curator
curatorial Aj
Vf Ah
Yw Aa

gallery Aj
 AA
art Al 
auction Gy Ae
Nh docent

art IF
 DO
 Ai
Vf 
Nh 
preparator

Nh Dc
gallery 
 invigilator
docent
Nh Pw
 Aj

art Nb
 AE
gallery Ax
 Aa

conservator
restorer

archivist
archive Aj
Ou 
 Aa
 Ah
 VB
Nh 
archives Ae
 Ai
BO archives Aa

Nh Aa
VS 
 AE
 Ah
Nh BF 
Nh Br  
  Ax
 Lw

Jx Ah
 AN

 AW Az Aj

cataloguer
cataloging librarian
metadata 

GU AG
 As
festival 
 Aa
 JS
Cx GU AJ
GU Aw Ah
GU  
Ux 
 Aa
 EU Aa
GU 
GU  
 facilitator
 Gb

	A4	
FJ At
 Bu
 E7
 tasks
 AL
 Xt
 D1
Ef 
AV 
 Bu
 A5
 At
Ef 
Ov 
 AL
 D1
clerical 
 A5
Ef 
 tasks
 AL
clerical 
 Bu
 At
A4 
 D1
 AL
AV@
C5 AV
 Ef

 CN
 AD
Ef CN

ad hoc D1
 tasks
adhoc  
 D1

Z1 DY
 Hq
Q4 Ac
Bq Q4
Rt 
DH 
Cp 
set 

Ph CN
Xb GJ
PY Cn DY
Ph  
 agendas
 AD
 At
 UQ
 Fy
 Ez
 TP
 Dv
agenda 
boardroom Hq
Rw agendas
Hq Ph ME
Cn Qp

UB Df
 DF
 Fg
 Ac
 Ns
expenses Bn
Bn expenses
EN 

Si
responding to emails
VI  
EW 
 FY
 Tg
AK 
Li Bl
letter Co

Li Ac
inbox 
mailbox 
Li BJ
Bl emails
BJ inbox
shared 
 mailbox

H4 Bl
Dn 
 Go
H4 
 Bn
 Cn
Rt couriers
incoming H4
 Dn
Ti 
 H4
outgoing 
Wj 
courier Qp
mailroom
franking CF
 Dn
incoming Ab outgoing 
postage
Jq NP

QS FY
 D1
 Cz
 Ao
 Ab^
 Ud
QS@
IB QS
Id 
paper 
OT Ab 

Cz Ac
 AT
 AV
 NG
accurate Cz
updating 
confidential 
kept 
archiving FY
K9 Qr
recordkeeping
BD Ac@
NG Lt

IB 
Ew 
 AF
 Dv
IB 
 MR
 DW
 formatting
 ZE
 Bn
 AY
 Bl
 DG@
 Fg
 version AF
=}edms
OD FY
documentum
laserfiche
m-PB
opentext
Ud

Ar JE
Gl 
F3 
 updates
Ar input
 Bn
 QD
 keying
inputting Ar
 BD
maintaining NI
updating 
 the F3
10 key
ten 
~|1

Sg Bu
 FY
 speed
 Tg
 Df
35 wpm
40 
45 
50 
55 
60 
65 
70 
80 
={Sg
=}wpm
accurate Sg
fast 
touch 
keyboarding
word Bn
words per minute

Iu Sg
copy 
Yj 
shorthand Ab 
bighand
dictaphone
dictation
Iu typist
><1

VI telephones
 Iw
 the JH
D4 GF
 Bl
JH 
NM VI
 Iw
 Rx
 etiquette
transferring Iw
incoming 
fielding 
directing 
HW 
 messages
took 
CU-Bx phones
JH H5
NM KV
 Bu
~|1

switchboard Cj
console Cj@
pbx AU
switchboard
NM console
><1

KV D1
FU 
 A5
EQ Da
 A4
EQ-of-A4
KV@
~|1
<2

greeting visitors
 MV
 I0
Gm greeting
meet Ab greet
Qf visitors
welcoming 
 Ks
 I0
 guests
QI KV

A4 Qn VR
F8  
stationery 
 Cb
 Qn
stocking 
replenishing 
Xa 
A4 
Qn FX
A4 
 stationery

A4 Bi
 Kx
 G0
binding FY
copying 
NS 
copy CF
IB OT
copying Ab 
NS 
 binding
faxing
DH copies
laminating^@
multifunction printers
photocopier
photocopying
shredding

raising invoices
 Kt Gg
Bn 
S8 Bl

CE CN
PY 
 AD
 TP
CE 
 Fy
 At
CE AD 
Rt U2
AD Hw
EX 
C2 
BK 

Mt Dv
 MR
 EW
 Co
 compilation
 GW
 AY
LN Df
wrote 
M2 
Pj 

JN 
 Ez
creating Sl
powerpoint 
producing 
slide Dv

DR AV
Gq 
VF 
 Jh
 GJ
 At
DR 
clerking GJ
DR 
 minutes
 packs

Z6
confidential Si
 Ij
 FY
 BD
 UJ
 Ar
sensitive 
 BD

gatekeeping
EQ-Bx HU
gate-Qr
gatekeeper
liaise DS I0
liaising DS Ks
 Zf
KB D1
GF visitors

enquiry Bl
query 
inquiry 
Zg RJ
responding to 
 Rx
 XC
VI  
 RJ
AW 
 XC
C5 
QI 
Bq 
 Rx
Li 
VI 
JH 
C5 
Bl 
Ba 

Kf Bn
DT 
 No
UF in 
Rw  
DF Ud
Kf PT
 UF

Qe AV
 PB
 Cz
leave 
BK 
N3 
sickness 
PV 
 Fg
leave 
C8 PB
BK 
C9 cards
 Pm
timecards
WQ
timesheets

bulk mailing
H4 merge
 shots
mailouts
mass mailings
mailshots

HU F3 AT
  lists
 NI
 Ac
AW F3
F3 upkeep
maintaining crm
updating 
 AW Cz

Gl Bn
 Bl
 AV
 Ac
 Qa
 Fg@
entering Gg
Al 
Bn AW 
Kt requisitions

A4 A0 Ab AQ
Pc screen BH
 Bi Gp
dse Gp
Cr warden
 marshal

A6 Ov AL
  Sg
 Ov

Bb 
  A4
 Ov
 Sg
 AV
Cp KV

BL AV
TZ 
PV 
T0 
BL A4
=}sims@

Al 
Al At 
  Ef
Rw quotes
Bn 
quote Dv

C4 errands
M2 
VH Ac
Fi Qd
 pa
Qd AV
 Ac@

ID UQ
 Gg
lunch 
Dp Xa
A4 ID

AK Co
EW memos
Co 
Rw 
memoranda
memorandums

Ml Bn
Ha 
cheque 
received Jk
accepting 
collecting 
took 
HW 
FB GS 
Bn 
JI deposits

OV Bm
MH 
BD 
CK 
Da 
BU 
Bm Bu
 tasks
 Ab Au
researching BD

A4 YL
 Zp
 moves
Da 

Cn UT
hot desking
Da Hq Ao
IX Hq

AC
><1a:

A4 Ac
FJ 
 Am
A4 
 AV
 CN
 ZE

AM At
AM-BC 
=}pa 
c-BC 
pa 
AM FJ 
  E7
C4 
pa D1
Sy c-Hb
 executives
 G8 executives

S6 Ac
diary 
 AD
 CN
S6 
 AT
 DY
F4 AM calendars

minute HW
 Co
Ph minutes
prepared 
MO 
took 
minute-taker
note HW

EN UQ
 Hq
 AD
 CN
 Fy
 Ac
 DY
 Ab WE
DQ Qp
EH 
itineraries

Ad:

}BQ {concur
={concur
><1c
~{expensify

C9-Ab-PV Ao
clock-in 
=}ukg@
kronos
C9 clock

Aq:

A4 E6
clerical 
FJ 
 Ku
 L7
 Ao
A4 
 Ku
 OH
 OM
Ef L7

LH El
hybrid 
Cm 
homeworking
telecommuting
AL from Cm
El remotely


DE NV
 Xc
it 
 proficient
DE 
technologically 
 savvy
it 
DE 
 D7
 A5
 proficiency
 usage
 AI
 Aq
 Cj
using computers
proficient DS 
Nk DE
it literate
pc 
DE 
 Bu
it 
BD Ch 
pc  
BO 
 NV
it 
Fw-savvy

AC
>|t:

pivot tables
 Sc
excel pivots
pivots@

}vlookup
excel lookups
hlookup
index match
v-lookup
xlookup

}vba
macros@
EF Nk CW D7

Ad:

{DD {teams
ms teams
~|x
|b

 {E5{note
E5 note
onenote

{E5{LO
E5 LO
~|2
|3

file sharing NL
  sharing
BX LC
shared drives

{dropbox
~|1

{CB {LO

{gmail
g-H4
CB H4
 S6

={keynote@
apple keynote
 iwork
~|1

{prezi
~|1

{libre{A4
Eu A4
openoffice
~|c

FG conferencing
 Iw
CK GJ
Ht 
videoconferencing
gotomeeting

={slack
slack channels
 Zl
slack@

{lotus {notes
ibm notes

DY AI
 Dy
 Ao
Z1 AI
CK DY

{calendly
acuity DY
><1

{Lc{monkey
Lc Dy
 monkey
~|1
|2
|3

{CB {No
~|1
|2

{qualtrics
~|1

{DD {No
ms No

}crm AI
AW Ln Ac
=}crm
crm NI
 NL
 Ao
 Dy

Ad
><q:

{DD {A4
=}ms 
ms-A4
msoffice
o365
A4365
={m365
=}ms{A4
ms IY
DD 
 365
 Hb
 NP
 D7
ms 
 Hb
A4 
 365
~|3
|4
|5
|6
|1

{CB {Xn
g Hb
CB 
 A4
 IY
 D7
 apps
gsuite
~|7
|8
|9

Ad
><2:

{DD {excel
={excel
{excel@
Kw excel
ms 
DD A4 
intermediate  
proficient in 
Aq of  
excel Kw
 formulas
 Xt
 proficiency
 Bs
 Bu
spreadsheets
~|5

 {word
={word@
word FY
 IT
ms word
~|5

 {Cv{GO
=}ppt
Cv GO
powerpoint
~|5
<j

 {outlook
ms outlook
DD A4 
={outlook
outlook S6
 Li
outlook@
~<l

Ad
><6:

{CB {Pm
CB spreadsheets

 {docs
CB FY

 {slides
CB JN

Ad
><m:

={zoom
zoom GJ
zoom@
~|1
|2
|3

{webex
~|1
|2

{CB {meet
CB hangouts
~|1

{skype

Ak
><g:

}ecdl
=}cl{ai{t
=}icdl
clait
V3 DE Eb AP
Fc 

{DD {A4 {Ae
=}mos
mos Ak
excel 
DD A4 
 Av
mos  
 excel


Ak:

{pitman Cs
Ov 
Sg 
 BZ
rsa Sg
ocr 
pitman 
 AO
 shorthand
ocr text Bn
Ov Iq
 Ec
><2m

Ak
><30:

}nvq AK AV
nvq  
BZ in AK 
nvq 
Ec 
BC 2  
BC 3  
AV Cs
btec AK
btec Kv 
AK AV nvq
 BC 2
 3
A4 AV Ec

{Av {FJ {Bh
=}cap@
=}iaap
Av AM FJ Bh
iaap Ak
=}pace@

AP:

notary Ba
notary
HD signing Bd
notarization
notarized FY

Aq:

Dz BL Ec
Zb 
 BF
=}ged
=}hsd@
ged equivalent
hs Ec
C5 BF 
Dz BL

}gcse {G7 Ab maths
=}gcse
HL Bu maths
 G7

{a levels^
={a BC
Kw BC BF
btec BC 3


VA
NZ Uk
additional 
bi-lingual
bilingualism
CI Bu
CU-lingual
multilingual
Of CI
trilingual

CI:

{G7
=}ielts
=}toefl
toefl
engels

{spanish
VA G7/spanish
 spanish/G7
castilian
español

{french
VA G7/french
 french/G7
français

{german
deutsch

{italian
italiano

{portuguese
português

{dutch
flemish
nederlands

={polish
polski
fluent polish
Ts 
polish CI
 speaker
 speaking

{russian

{ukrainian

={chinese
VA chinese
traditional 
fluent 
simplified 
chinese CI
 speaking

{japanese
=}jlpt

{korean

{arabic

{hindi
~|1

{urdu

{punjabi
panjabi

{bengali
bangla
sylheti

{gujarati

{marathi

{tamil

{telugu

{kannada

{malayalam

{turkish

{greek

{romanian

{hungarian

{czech

{slovak

{bulgarian

{serbian
serbo-croatian

{croatian

{slovenian

{bosnian

{swedish
~|1
|2

{norwegian
~|1

{danish

{finnish
suomi

{hebrew

{yiddish

{farsi
={persian
persian CI

{dari

{pashto

{vietnamese

{thai

{burmese

{khmer

{indonesian
bahasa

{malay
bahasa malaysia
 melayu

{tagalog
={filipino
filipino CI

{haitian {creole

{somali

{amharic

{tigrinya

{oromo

{swahili
kiswahili

{afrikaans

{zulu
isizulu

{xhosa
isixhosa

{sesotho
setswana

{welsh
cymraeg

{irish CI
={gaeilge
gaeilge
irish gaelic

{scottish {gaelic

{catalan

{basque

{galician

={latin@
latin CI

{ancient {greek

{american {sign {CI
=}asl
~|1

{british 
=}bsl
makaton
bsl BC 1
 2

CI
><1p:

{mandarin
hsk
putonghua

{cantonese


GA:

H5 Bu
verbal 
 Ab Pj Bu
H5
able to communicate
Pk 
clear communicator
confident 
effective 
excellent 
good 
great 
strong 
communicating clearly
 effectively
communicates Hi
Hi-spoken

Sd listening
attentive 
 listener
good 
Sd 
listen actively
listening Bu
listens carefully

Ba speaking
speaking engagements
 in Ba
toastmasters
>|22

interpersonal Bu
 H5 Bu
BG  
BP 
 FC
approachable
WU DS BP
El 
  Nw
personable

T4 
 abilities
Bf IZ
AK T4
Bh 
~|23

teamwork
collaborate
Yi
collaborative
DI of a A7
HA 
El in  
A7 Jo
 FV
 R2
 player
 spirit
 El
A7-orientated
A7-JW
El collaboratively
 DS others
Dj Hi 
cooperative
helping colleagues

CH
natural BT
strong 
inspiring 
 others
Pi 
 by example

QE solving
 solver
 Nt
 NA
issue 
QG GE
Zg problems
 QL
resourceful
resourcefulness
Mj QG
Mj-Tk
Mj-JW
Lk Bu

Qj NT
 Au
 thinker
 reasoning
evaluative Bu

logical 
 Jo
 thinker
 mind
 reasoning
~<1

Kd judgement
Nz 
good 
common sense
F1 judgment
~<2
|11

YE Bu
 Pk
 NT
 R2
 thinker
 QE solving
  mind
 reasoning
 capability
 Jo
 Ab QE-solving Bu
Au Bu
analytic 
analytically minded
investigative R2

numeracy
Nk arithmetic
 math
good DS numbers
mathematical Bu
maths 
numerical 
 reasoning
 Pk
numerate
simple math

attention to detail
eye CW  
accuracy
careful AL
detail Tk
 orientated
detail-JW
methodical
meticulous
thorough Jo
thoroughness

Bt focus
 conscious
Dz Bt AL
pride in  
commitment to Bt
Bt-JW
~<1

ZO Bu
observational 
good ZO
keen observer
alertness
observant
vigilance
vigilant
~<2

Sj 
 Pk
highly organised
Hi 
TP Bu
organizing 
organised Jo
AD Ab Xb
 ZE

C9 Ac
workload 
manage own workload
manage your 
WQ Bu

Z8
competing priorities
conflicting 
changing 
juggling 
F4 
Uu 
shifting 
Hr 
prioritised
prioritising
priority Hr

multitasking
juggle Uu priorities
juggling tasks
CU-tasker
CU-tasking
multitasker

Ph deadlines
deadlines
timely PT

adaptability
Pk to adapt
Ps 
adaptable
adapt quickly
comfortable DS ambiguity
flexibility
flexible Jo
 Us
highly flexible
versatile
embrace Fr
adapting to 
Fr-ready
versatility

El under NW
thrive 
Dj Hi 
cope  
handle  
busy FV
pressured 
Dz-Na 
pressurised 
fast-paced 
 Hr
 HN
NW situations
stressful 

sense of urgency
urgency
~<1

Na Ac
 resistance
 resistant
 tolerance
handle Na
~<2

staying calm
remain 
keep 
calm Jo
 manner
 under NW
calmness
cool-headed
><3

T1
JD toughness
resilient
thick-skinned
bounce back
~<4

HW initiative
using 
own 
shows 
use 
your 
use of 
proactive
can-do Us
initiative Ab^
proactively
proactivity

Hg-motivation
go-getter
Hg-motivated
Hg-motivator
Hg-starter
Hg-directed
Hg-I5
~<1
|2

El independently
autonomous El
Nz 
 AJ
minimal Ei
Hg-Ac
Hg-reliant
Hg-sufficient
unsupervised AL
AL autonomously
 unsupervised

motivation
ambition
ambitious
dedication
LO to succeed
motivated

enthusiasm
enthusiastic
Dz DM
keen Us
energetic
passionate
~<1

perseverance
dogged Ye
persistence
tenacious
tenacity
~<2

O0 ZZ
goal 
O0-JW
TL-I5
TL-Tk
achievement-JW
goal-I5
goal-JW
outcome-Tk
Cc-I5
O0 orientated
O0-I5
O0-Tk
TL-JW
~<3

AL ethic
conscientious
hard AJ
conscientiousness
SQ
diligent
hard-El
hardworking
industrious

Hg-discipline
disciplined Jo
~<5

PQ
dependability
dependable
reliable AJ
 C8
 Ab hardworking
sense of X9
trustworthiness
trustworthy

punctuality
excellent PV
regular 
good 
 timekeeper
 WQ
punctual
><1

ML
ethical
honest
honesty
principled
Bh ethics

professionalism
Bh Jo
 Us
 demeanor
 HO
 conduct
 demeanour
 MA
 manner
 Ab courteous
professionally presented
AK etiquette

Is JN
C4 
Hi groomed
Hi-presented
neat appearance
Bh 
Is 
 Ab presentable
~<1

VU Us
helpful 
enthusiastic 
good 
great 
friendly 
 Ab approachable
 helpful
  demeanor
pleasant 
 manner
welcoming 
friendly 
 personality
outgoing 
pleasant 
warm 
bubbly 
optimism
cheerful
optimistic
VU R2
positivity
sense of humour
upbeat

courtesy
courteous
good manners
polite
politeness
Hi-mannered
~<1

willingness to learn
quickly  
Pk to 
desire 
eager 
keen 
Ps 
willing 
 FE
Br Pk
 agility
Hg-Br
learn quickly
 Eh Bu
Hg-Aw
lifelong Br
NC 
 Bh Aw
fast learner
Ps 
 Np
IL R2
Hg-taught

curiosity
curious mind
inquisitive 
~<1

creativity
artistic Pk
 flair
 Bu
IC 
 mind
 Jo
 R2
 flair
 ideas
 thinker
 NT
ideas GW
ingenuity
NT QF the box

innovation
fresh ideas
innovative 
 GE
 NT
innovator
~<1

RE DH
RE-Hc
decisiveness
decisive
XV decisions
made 
Ps 
Kd 

Jf
bargaining
negotiated
Rk

persuasion
persuasiveness
Pk to influence
convincing others
influence 
 without Ue
influencing Bu
persuasive

conflict NA
 Bl
challenging conversations
difficult 
 situations
diffusing 
Bl difficult BP
F4 conflict
Zg conflicts
 OX
Zj Bu

empathy
caring Us
 nature
 personality
compassion
compassionate
emotional At Bu
empathetic
empathic
non-judgemental
non-judgmental
sensitive Jo
Cp Ab caring
supportive manner
sympathetic

Ap to others
helping  
 BP
desire to help
willingness 
~|9
<1

patience
calm Ab Cp
Cp manner

emotional H8
 T1
 Ul
 maturity
=}eq@
emotionally intelligent
mature Us
BG JR

Hg-JR
reflective B7@
Hg-aware
Hg-reflection
~<1

diplomacy
diplomatic
diplomatically
Uo JR
 sensitivity
tact
tactful
tactfulness

tact Ab discretion
F1  
use 
utmost 
discreet
~<1

Ux JR
SS 
J8-Ux
Ux understanding
 Xc
 sensitivity
 SS
V5 Ab 
culturally diverse
different cultures
diverse 
 backgrounds
 populations
 teams
multicultural 
 FV
equal opportunities^
Xo B7
inclusiveness
inclusivity
intercultural H5
 Bu
 W4

respect CW others
 SS
dignity Ab respect
respectful
respecting others
~<1

Eu-mindedness
Eu-minded
~<2
<13

AW focus
 ZZ
Ap 
 PW
 R2
AW 
 centric
 I5
 obsession
 Ap focus
Bq  
Bq-centric
Bq-JW
AW-centricity
AW-D3
AW-focussed
AW-JW
passion CW AW Ap
Ap-minded
Ap-JW

Yb
Rq mentality
 R2
C4 X9
HW 
 Rq
sense of 

confidence
assertive
assertiveness
confident
Hg-assured

CN Bu
Zw GC
inter-ZG H5
interdepartmental 
J8-ZG CN

Jj NT
 Nd
 Jo
 R2
 outlook
 thinker
big-picture NT
forward 
Ao 
long-term 
conceptual Bu
forward AD
think strategically
visionary CH

AD Bu
 Pk
 Ab DY
 prioritising
effective AD
forward Ck
good 

giving Ab Qf Mg
Mg Bu
give Mg
take 
receive 
providing 
receptive to 
Eu 
accepting  
constructive 
 criticism

SK WK
take 
understand 
oral Ab Pj 
verbal 
follow  
  EX Ku
  established E6
SK  
adhering to 
SK Ku Ab  
SK directions
 L3
 L7
WK SK
HW Ui

J1 Ab Co Bu
  Co
  comprehension
 Bu
NV 
 Ab numeracy Bu
good NV
Nk 
literate

AQ JR
 D3 Us
AQ-Tk
AQ-minded
AQ-conscious

LI dexterity
 Bu
fine J9 
Y5  
 Pk
steady hands
good DS 
AL 
FT-eye CN
FT-to-eye 
hands-on Jo
J9 Bu@
dexterity

Hz flexibility
 QC
shiftwork
available weekends
evenings Ab 
holidays 
nights 
AL  
 evenings
 holidays
 overtime
 nights
 flexible Pz
unsocial  
weekend WI
overtime 
Eu 
flexible 
 to AL
weekend  
 shifts
evening 
rotating 
night 
El 

willingness to EN
Pk 
willing 
regular  
AK 
Qk 
frequent 
extensive 
Fc 
occasional 
overnight 
 stays
EN required
EN as 

GA
><22:

Pj Bu
 G7 Bu
Co  
strong Pj H5 
excellent 
  G7
clear Co

JN 
 B8
confident presenter
giving Sl
Ba 
verbal 
oral 
presented findings
Rh BD
 Bu

GA
><22:

rapport Bf
Bf rapport
built 
establishing 
~|1

Ln 
 Bu
 Ac
built Nw
maintaining 
Vn 
Bf strong 
establish  
Bf 
 LM

	
> AV

FJ Aj
 Aj/FU
 Eq
 Ai
 AA
 AM
 Bh
 EA
 At Aj
 Ae
 AA
Ef  
 Aj
AV 
 AM
Ef 

 Ah
 Ae
 At Ah
Ef  
AV 

 AS
 E4
Ef AS
AV 

A4 Aj
A4 AG 
  Dc
 E4
 AA
clerical 
 E4
 AS
 At AJ
 Aj
A4 
EM AS

 AS
clerical Ah
 AJ
 Ae
AS

 JA
 helper
 Eq
 EA
 boy

AG
Ef@
AK As
 AV Aj
GD AG@

AK At Ah
 AG

AV Iy
Ef 
Iy AG
EA 
Iy AK 

FJ As
AV 
Ef 

A7 AG
E9 
ZG 
FW 

A4 As
FJ Az 
A4 
 AN
 Aj
 AA
  co-ordinator
 At Ae
 As
FJ 
A4 AV  
A4 A5  
HN Aj

 AN
FJ 
Ef 
clerical 
AV 
 A7 BT
Ef 
A4 

 Aa
A4 Az 
AK 
FJ 
 Ax
  AR
 Ax
 Aa
Ef 
AK At 
A4 Am  
  Ax
 A5 Aa
AV  
 AR
Ef Be
Nc AG
Ax of AV
Be 

> Cz-Ab-Ar-JE

Ar JE AS
Gl 
 Ae
Ar IT
 transcriber
 inputter
 typist
 capturer
 AG
Ar JE 
 keyer
 AU
keyboard  
Ar input 
 AG
 AS
Ar QD  
Ar  
Ar Bn 
 Aj
 AM
 AU
encoder@

Cz AS
 AG
 Zd
 IT
 Ai
 Ac As
 Ah
 Aj
QS  
K9 QO
archiving AS
Ew 
registry 
file 
IB 
 Ae

 Aa
 AN
 Ac Ae
  Ah
BD Gq 
  Ac Ah

OT AS
 AU
IB scanner
 J0 Ae
J0 AS

IB DW
Ew 
 As
 Ah
 Aj
 AM
IB Aa
 As
 IT
 reviewer@
 AG
IB AF 
 Aj
 AS
 An
 Aa
 Ah
 As
 Ae
IB Ac  

typist
IB AY Ae
Sg AS
wp AU
word Bn 
  IT

Bn AS
 Aj
 AA
 AM
 Ah
 AG
Gl 
 AS
 As
 Ac Ae
Gl Bn  
  IT
DT 
enrolment Ah


> AM-E7

AM Aj
 As
 C4 Aj
ceo  
Ax's 
AM FJ 
  EM
 At Ah
 Ae
  pa
 Aj/A4 Aa
  AG
 AK FA
=}ea@
Aj to the ceo

C4 
Fi 
Fk 
C4 AM 
  EM
pa/EM
=}pa@
A6 pa
A7 
pa to ceo
 Ax
 F4 Ax
pa/A4 Aa

Fi EM
 pa
celebrity Aj
Qd C4 
VH Aa

EM
FW Aj
Ov 
A7 As 
  EM/pa
FU/EM
EM/AG
EM/FU

A7 EM
FW 
ZG 
A7 Aj

AX firm 
AX A4  

Hn EM
Bb A4 
 As
 AS
 Ae
  pa
 Cz AG

A0 Fu As
ward EM
Po AS
Bb 

Bb AG
Po 
Bb A4 
Cp  
 pathway As
Bb AV Aj

Ht Aj
LH 
LH AM 
Ht 
LH FJ  
Ht 
Ht A4  
CK  
 AG

EX EM
C2 
LM 
DR AG
EX Ov 
 Aj

VF AS
 EM
 AG
AS to the DR
democratic Az Ah

AS to governors
parish AS
Gq 

Gq Ah
 Aa
 AG


> KV

FU
FU/AG
welcome JJ@
={KV@
Ef/FU
AG/FU
FU/A4 Aj
EQ Da 
 AS@
 Ae
 AA
 As
 AM
 BV
 Ah
 AG
EQ A4  
 AA
 As
 AM
 AS
 Ae
 Aj
FU/FJ  
FU/Ef 
KV 
 As
 A7 DI

Po FU
LG's 
A0 
N4 
N0 
outpatient 
Bb A4 
ward  
Cp 
 Az Aj

F9 EQ Da
  A4 FU

Cp Dq Ae
 AA
  VB
 EJ BV
 Ae

Cp MK
Bb 

switchboard AU
 FU
telephonist/FU
D4 AU
JH 
pbx 
VI Ap 
telephonist

KV Aa
 A7 BT
  AN
EQ Da 
 AR
 Aa
  A4 AR
 AN
Cp Dq  
Be of KV
AR FU

Z1 MK
 As
Hq 
DY 
 AG
Qp 
 Aj
DY 
 Ae
 Ah
 AA
 AS
Q4 
Hq 
 Ah


> A4-Az

mailroom AS
 As
 Ae
 AA
 AN
 Ai
 Aa
 AU
H4 
H4 Cn 
 AS
 Dc
 Aj
Dn 
 BW
mailroom  
postroom 
 Aj
mailroom 
H4 
 IT
 sorter
 AS
postal 
H4 Az 
A4 messenger

KK Cn AU
 Aj
reprographics  
 AU
 Ai
copy FP AA
 Ae
 AU
copy  
NS AS

A4 Az AS
 Ai
 Ae
IB 
PY Cn Dc
messenger
A4 Je As
  QR
 A5 AA

CE AG
PY 
Ph Ck Aj
Hw  
CE As 
  At As
GJ  
AO AG@


> Ae-AV

Al AG
Al QK 
Al A4  
 As
Al AV  
 Aj
 AM
 Aa
  Ef
 EM
 IT
Al Gl 
 AG
BE  
Al At 
 As
 Aj
Al FJ  

AW Ap 
AW At  

TK AG
LK 

BL A4 
 Aj
Dg Az  
 AG
TZ  
OE 
Ik EM
alumni Ah

Bm AG
M1 
Iq 
postgraduate 
undergraduate 

TZ Aj
 AS
Vi As

exams AG

Dg Cz Ah
 Aj
VB's  
registry 

A3 AG
AT 
estates 
Cf 
Wm 
Ex 
LF 
PA Ac 
KZ As
A3 AV Aj

Bo 
BN 
AD 
AB 
XK 
Dj 
Ap Da 
Bo EM

BA 
 A4 Aa
  EM
 FJ Aj

bid 

Fe 
LP 
Fy 

GV 
Cb 
T2 

Bk 
Bt 

B9 
Dd 
F7 
HD 
KA 
By 
FB AF 
Ef/Dd Aj
fund AG@

paraplanner 

W2 AS

MM 

EJ Ah
 AS
registry Ah

voter EJ AS

church AG
diocesan 
KR 
MW 
parish 
 EM
ministry Aj
church FJ 
  A4 Aa

JP As
 Aj
 Ah
 AG
 EM
club 

	Ba-Ap	
IK Aw
 Ag
 EW
 DH
 MG
 T7
policymaking
~|1

 Au
 Gv
 Bm
 GY
 options
 X8
Ih Mw BH

 Jb
 B8
 rollout

Su Au
 Bm
 Fg
 BJ
analysing Sp
bill Au
 Fg

briefing papers
ministerial briefings

ministerial At
 Se
 A4
Fi 
Sy ministers

stakeholder Sn
Ba 
 participation
 ET
citizen 
Sn responses
Sk@

D8 C7
 Hu
Yk 
IK Mi

Uo campaigning
canvassing@
election GH

constituent Az
 Si
 C7
 X0
constituency 
 AL

election AV
 E6
electoral EJ
 Az
ballot Bn
poll El
polling FO
voting Bi

democratic Az
civic GJ
II 
 agendas
VF clerking

testifying before committees
addressing II

Fc diplomacy
 C7
bilateral 
diplomatic 
 NR
NZ Hu

H8 Au
 IY
 briefings
 Cx
 Vy
 Df
 FK
all-K8 H8
TL Au

freedom of BD
=}foi
=}foia
}foi OZ
}foia 
Ba Cz 
subject Dq  
Eu Cz

Ba Cz Ac
E3 EJ
D8 Cz
vital 
RC 
Cz NG Lt

D8 GV
 Ys
{crown {BE {Ap

Qs R5 Ac
  R5
Ba 
D8 
Ir 
2 }cfr 200
}cdbg
grant Bk
 BJ

Kl of Ba Az
Kl Az
A0 Kl
Ap 

Ba Ap B8
  XC
 Ed Ap
citizen Az
citizen-facing 
RW the Ba
dealing DS 
El 
Ba-facing role

D8 Ea AV
Ju  
BG AH 

BY AV
 FK
 ES
=}irs
}hmrc

RC Ve
census@
population Gs
Lc enumeration

Ba Im Oq
civic Ch
BO D8
e-D8
}gds B1
Is Kj

EV AD
 Ac
E3 contingencies
T1 AD

Aq:

Ba AV
E3 
D8 
Ba Im 

 Im
D8 A5
governmental organisations
El in D8

Om D8
Kj 
SR 
TF 
 II
borough 
S3 
town 
Om Ue

RK 
Ir 
Qs 
 Ee
{whitehall
E3 Ap
D8 FW
Ir Ee@@

{E3 {Ap M3 profiles
  {Cw
E3 Ap behaviours
 competencies

Ba IK
SV 
DM 
A0 
BF 
NZ 
D8 
BG IK Au

Su Bp
 Hu
 E6
VF V6
Yk Bp

Fc cooperation
{V3 {SB
}un agencies
 Bg
{united {nations
}eu institutions
multilateral organisations
treaty Jf

Qs Xf
D8 
Ba 
 Im B9
Ba  
Om D8 
SR  
 Mm

Me Tb Bg
  commander
=}ics@
}ics 100
 200
 300
}jesip
}nims
{Kv {Me {Ac {Bg
}is-700
gold silver bronze Tb
><b

Ba Im V5 H1
{V5 {Ev 2010
V5 Mw Gp

{nolan PU
Ba Yb
 Ap ethics

Ad:

H8 Au Dy
}ibm i2
{An's {notebook
{palantir {gotham
><q

D8 Ao
}dts EN
}gfebs
}sam.gov
{Ap{now D8
}usajobs
e{R5
{M5 {EN {Bg

AP:

AH L5
D8 
Ba LM 
}bpss
}nato secret
polygraph
}dv cleared

G9 R1
=}nppv
}nppv3
R1 CW G9

Ak:

Ys Ah Ak
 warrant
  Ah's BV
=}fac-{c
}dawia
}fac-{c Ak
}fac-}cor
><t

Ca of Ba AV
B2 in  
  Fc C7
=}mpa@
=}mpp@
}mpa B2
Ba AV 
Ca of Ba IK


town AD
Fv use 
VF Df
subdivision DG
AD ES

SV Aw
Mf 
AK attraction
 Fx S3
inward D9

Cw ES
 Bk
 violations
ordinance 
 ES
zoning 
nuisance abatement
citations@@

Bf AF
 Cw C0

D6 A0 ES
  A0
}cieh
}ehorb
}rehs
noise nuisance
OG 
EK sanitarian

MM ES
 Ev
 AV
AK MM
taxi 
AP D7

Cf Ac
VG 
LF 
 sign-ups
 Se
}hud Bk
II Cf
Ba 
CJ Jd
Cf KR
EK provider

Wu ES
E3 
Wu citations
 tickets
penalty charge UC
EB wardening

highways Ab LJ Az
kerbside SJ
potholes
Ba Dj
refuse O7
LJ AT
 scene

parks Ab K4 Az
II  
Ux  
parks AV

Ih Bk Jd
Bk  
D8 
Ih 
 ES
OG 
Bk Ll
ES TC
 UC
inspecting V4
issuing citations

LE Ab Tp AF
{Tp {force
JK-smuggling
Tp B6
 ES
PR 
 C0

PR X0
 Bn
 J6
 D7
naturalization
asylum X0
 KS
 RE DH
visa RE-DH

passport Ab MM Ed
Eb LX

Ak:

AD PH
}rtpi Rd
><f

}cih Cf Cs
Cf  
}cih {BC 3
 4
{E8 {OI of {Cf
{BC 4 Cf
><a


AX ES
enforcing laws
G9 A5
 D1
 Ap
 Am
 AL
X6

Oc@

NX Jc
Kc 
homicide 
G9 
}pip {BC 2
}pip1
}pip2
cold Dm
detective AL
felony Ll
narcotics 
investigating offences
TJ Kc
><2

LA FK
 Bn
 Vy
Vy LA
fingerprinting
exhibits Ah

So witnesses
{achieving {best {LA
}peace So
interrogation
suspect KS

arrest E6
apprehending suspects
detaining 
searching 
apprehension@@
arrests@@

Pe 
 Cz
 Hb
 Ab AF
Hq inmates
inmate Hq
prisoner TI
detainee Ju

EB ES
speed 
enforce EB laws
Py Ak
roads X6
EB 
 citations

Cx X6
 AQ
QE-JW X6
Cx-JW 
TO 

Ba Gl
E3 disturbance
riot AF
 gear
CE X6

firearms AO
 DU
 C1
 Av
=}swat
armoury
authorised firearms Ah
DA-served Th
firearm Jg
Uz Am
Th AT
 AO

use of force
C4 AQ AO
}oc Pu
less-lethal Th
taser

verbal de-escalation
}cit AO
de-escalation X6

G9 Mt Co
  Df
Jc 
investigative 
arrest 
offence 
Kc 
detailed Df@
Z0 Dm PB

courtroom testimony
testify in Es
giving LA 

EV Mc
 Bb Mc
  NB
 DN
Ba AQ 
 Mc
 telecommunicator
911  
101 Iw
=}emd@
}apco
dispatching G9
ten Ok
}emd Ak

correctional Ei
 Kz
 institution
Yx^@@
detainees
Um FP
 Kz
X7 Ei
 Ac Fu
prison
}hmpps
secure CJ
custodial FV

X7 Or
 Ac
 Ic
 HO
 BH
X7 B3 
}mappa
{o{mi{c
B3 of reoffending

Zk Ei
unpaid AL 
Cx  
 Yx
 payback
enforce Gg
AP recall
parole
Zk@
probationers
revocation V6
supervise offenders

Es AH
courthouse 
V8 
courtroom 
bailiff D1
Es GF

CG Ab MQ AX ES
boating ES
PI AX 
H0 laws
hunting Db

Tv Bl
G9 dog 
drug dogs
{k-9 Fu
{k9 

Q6 Am
covert 
undercover 
 AL
covert Q6
 Em H8
wiretaps
}chis Bl
informant 
confidential informants
OD buys

Ed-terrorism
Ed-extremism
{prevent H1
 CY
JK-terrorism
antiterrorism
Ed-}ied
counterintelligence
counterterrorism
explosives^
force B6
homeland AH
Kv 
terrorism Ey

By Kc Jc
SV 
=}acfs
Rd By HF
Gd Ol
Ed 
organised Kc
white collar 

BO LA
 L8 LX
FF Kc Jc
cybercrime
JH downloads

Aq:

{G9 Ab {NX {LA {Ev
{investigatory {powers {Ev
}pace 1984
 Ok of B7
=}pace@
=}cpia
=}ripa@

penal Cw
A9 
NX 
 statutes
laws Ab ordinances
EB laws
{fourth {amendment

NX UO
L8 psychology
UO EY
X6 B2
victimology

Ad:

G9 Ao
=}holmes@
=}pnc@
{athena G9
}cjis
}leads Mb
}ncic
{G9{E5
{spillman
}nlets
{niche }rms
 Cz
{G9 {Kv {DE
 {F3

Ak:

G9 Wr
AX ES 
=}ipldp
=}blet
=}nie@
peace Ah Ak
}Dn  
 Av
}tcole
Av peace Ah
sergeants' exam
><x

correctional Ah Ak
 Wr
Yx  
 Ak
}poelt
jailer BS
><i


Jp CH
troop 
 Ju
 Pi E6
=}nco
commissioned Ah
EX Tb
Cr A7 BT
Pi troops
Ah cadet AO
soldiers

 Am AD
mission  
 Tb
 Qc
 readiness
=}mdmp
QY arms
counterinsurgency
expeditionary Am
joint 
Jp RE-DH Bp
battle BK
Cj Gg
Uz Am FP

Jp AO B8
  C1
 DU
Th 
}rotc
drill V9
U0 recruits
Bh Jp BF
range AQ
AC at arms
AO soldiers

Jp DN
secure 
B4 
Jp Vu 
Uz  
 IZ
cryptographic Bi
He AU
signals Jp

QY Hm
Uz 
B4 
battlefield 
 S5
S5 YB
Bb 
QY D3 aid
  Bb Ai
Hn corpsman

explosives Ab VZ Bl
QY AB
Jp 
demining
explosives Bl
mine TC
obstacle breaching
}uxo L5
mine 
minefield 
bridging Jp
VZ disposal

Aq:

Jp Ap
 MH
 A5
 veteran
{Cq {corps
{Kv {GQ
=}usmc
}us {navy
{royal 
 {Du {force
}us 
armed forces
veteran@
Sd H1
navy Ap
Du force 

Ad:

Jp L9
 trucks
}hmmwv
{humvee
}mrap
{warrior A9
Uz L9
tracked 


Zv
Cr Ab KF
Cr fighting
 F2
 apparatus
 ZM
 extinguishment
 attack
 WR
 Ap
 Io Am
hose Bl

E1 Ab KF
mountain  
=}usar
KF Am
 BP
 Az
 Iz
lifeboat DA

Rv Ez F2
 Am
 incidents
hazmat
spill F2

Cr AQ C0
 Gl
 Sp
  Cu Ak
  Jd
 Ey
 FI DG
  B3 Ho
  scene Jc

Cr apparatus Eb
Cr Fs  
  pump Am
pumper  
=}efad
aerial ladder Cj
apparatus AU
><4

Cr AQ AO
Cr extinguisher  
Cr marshal  
Cr warden  

OW AH Ab KF
I6 SX
SX Am
coastguard KF
OW AX ES
  interdiction
 KF CN
E1 Ab 

IK briefs
briefing notes
~<39

ministerial Si
 PN
Yk questions
~<3a

town hall GJ
Ba  
 V6
Cx Sn
~<39

Uo lobbying
 Mi
Su 
lobbying@
~<39

grassroots organizing
 Mi
JH F7
voter EJ
 HQ
~<39

consular Az
 Hu
embassy A5
visa ZB
~<35

A3 BY BH
mass OK of A3
~<2x

DF ZB
veterans DF
unemployment B0 
~<2z

EV exercises
tabletop 
~<2w

urban regeneration
Cx revitalization
redevelopment Fz
~<28

Og Bn
 DG

rent arrears
J2 Ej
~<25

voids Ab KZ
KZ ZJ
void Jd
 Ac
voids^@@
~<26

antisocial HO
JK-BG 
neighbour OX
LF ES
~<27

Lb ET
Ky 
 involvement
Lb 
~<28

Bj Jd
Ig 
Bj JZ C0
~<2b

Cf B1 C0
}hhsrs
~<2c

refuse FK
trash 
~<29

LJ cleansing
 sweeping
Kh 
~<2a

passport AF
PR 
Tp AH
LE C0
~<28

H4 Wj
letter 
casing H4
~postal Az

 B8
postal 
delivering H4
H4 routes
~postal Az

A9 EJ
Gj Ab 
=}dmv
J9 A9 MM

foot Oc
A9 
EP patrols
Oc D1
><24

Kc scene Bn
  scenes
><23

I7 of Pe
LA WG
~<24

witness IR
So suspects
 victims
SD HW
witness KS
~<24

E1 warrants
arrest 
RW 
Qc of 
warrant Ap
~<24

stop Ab E1
E1 Ab seizure
EB stops
A9 
powers of arrest
~<25

VP Jc
P8 
crash 
 reconstruction
~<24

B4 sobriety A8
breath  
=}sfst
}dui ES
~<25

EB Ui
X3 GQ

Kc Ey
 KU
{TO {Oo
~<26

crowd AF
~<26

Th Bl
 AQ
firearms 
marksmanship
Pt arms
~<26

defensive tactics
baton@
handcuffs
Ah AQ AO
~<26

AF Ab Xh
={c&{r@
=}mmpr
~<27

hostage Jf
Oi 
~<27

Me Df
~<27

911 Iw
999 
911 Mc
EV D4 Bl
><26

inmate Ei
prisoner 
inmates
><26

HB RH
inmate 
contraband 
 JQ
RH Ab counts
HB Jd
~<27

prisoner escort
 Fe
inmate 
~<2i

reducing reoffending
offending HO Ic
recidivism
~<28

ER-sentence Df
presentence 
 Jc
}lsi-{r
}oa{sys
~<28

Mx laundering Ll
}poca
Gz Ej
proceeds of Kc
~<23

DE forensics
{cellebrite
~<23

squad CH
platoon 
 BT
squad 
F6 Tb
><1t

A3 Yb
F8 
FT receipts
~Jp Fy

ammunition Ac
ammunition
munitions
~Jp Fy

reconnaissance

drill DU
 Ab ceremony
recruit AO
AO recruits
~<1v

Uz QY S5 Ay
QY  
  lifesaver
 medic
=}tccc
~<1u

explosive VZ disposal
bomb  
=}eod@
improvised explosive devices
unexploded VZ
~<1u

Cr Jc
arson 
Cr origin Ab cause
~<1m

 B3 Gp
  AQ GN
~<1n

Cr drills
 YB
~<1m

Cm Cr AQ Se
Cr AQ BF
~<1p

Iw CW Ap
respond to Iw@
~<34

Bb ZM

WZ DS developers
Bv contributions
 WM
~<3o

escape Ey
~<2r

Bi Yb
 worth
accountable CW Bi
~<e

NK JA soldiers
mentored  
soldier Aw
~<29

AC
><4r:

Eu K8 H8
=}osint

signals H8
=}geoint
=}humint
=}sigint
imagery Au

AC
><21:

A9 extrication
extrication
Kh EB P8 KF

rope KF
Dz-angle 
BN 
rope Dq 

swift CD 
swiftwater  
flood 
CD KF Am

confined Nl KF
trench  

Ak:

{TT {i Ab }ii Ak
}nfpa 1001
{DK {DR
TT Ak
=}cpat
{Ru {Fp {Pk {Cl
{Cr {Wr
 {Ah {i
  {C1 {i
{TT  
 1
 2
 }ii
}ifsac
><28

Aq:

Fp E0 Cl
{army QY 
army  
job-related 
bleep  
=}acft
Fp agility

Oo Bg
48/96 XP
on-D4 Zv

Qs H9
 Ys
}far Bk
}far/}dfars
><51

II BY
AK PF
revenues Ab Gd

disaster preparedness
 Ac
 F2
hazard U7
}fema
~<4v

EV Am FP
  Am
P0 of 
~<4w

zoning Db
~<49

{Kv {AD {IK {FM
=}nppf
~<4a

criminology
NX UO B2
~<30

QY Am
 A5
 tactics
deployments@@
~<2t

peacekeeping
overseas PX
~<2u

}cbrn M4
=}cbrn
=}cbrne

}nfpa Ok
{Fc {Cr {Cw
Cr Cw ES
~<2j

Uo JR
 P6
 context
 Bg

Ad:

Gn-worn FG

DE-aided Mc
=}cad Mc@
Mc AI
~<3m

two-way He
{airwave 
G9 
handheld radios
He Mc

Uz 
{bowman 
QY CZ 
=}comsec
}sincgars
DN AH
~<30

breathing apparatus
=}scba
~<2t

GA:

staying calm in ZM

	> G9

G9 Ah
peace 
Ba AQ 
Oc  
{k9 
F2 
AX ES 
constable
marshal@
G9 corporal
 cadet
 CR

 Cx At Ah
=}pcso
}asb Ah
antisocial HO 
Cx AQ  
 Aa
  warden
TO 

detective
HF G9
civilian HF
Ed Ol 
G9  
narcotics 
G9 BK 

Kc scene HF
 Jm
 Ai
LA  
L8 
=}csi@
LA Zd
fingerprint Jm
latent KK 

H8 An
 Ah
 Am Ae
}sigint An
imagery 
counterterrorism 
all-K8 
targeting 
Kv AH 
counterintelligence Bd

sheriff's Pn
sheriff

Ir trooper
Qy Oc Ah
trooper

G9 V9
 Lm
 Jv
 Cu
 lieutenant
CR of G9

BL IX Ah
campus G9  
BL 

IH Bd
Qs 
NX HF

Ed Ol Ah
 Ae
O1 Ol HF

BO L8 HF
 An
  forensics Jm

Kc An
Kc H8 
NX 

> EV-AF

EV NB
911 
Xl 
Cr 
EV Bb 
G9  
Ba AQ 
 telecommunicator
EV  
 DN Ah
  D4 taker
 IF
999 
Xl 
911 AU
G9 DN 
AF Cn TT

 AD Ah
 Aa
  Aa
 Ck
 Ac Ax
 Ae
EV preparedness  
 As
EV Az  
T1 Ah
E3 contingencies 

> Yx

correctional Ah
 V9
 Pn
 lieutenant
 corporal
 AN
HH At grade
Yx Ah
Pe 
prison 
Es escort 
jail  
 AG
custodial Aa
prison 
 governor
 warden
 GQ

Zk 
 DL
 Ap Ah
pretrial Az  
Cx Ei  
  Yx Ah
  payback AN
X7  
 Aa
correctional Dm 
  Fn
 Gc Ae

Es bailiff
 Dc
 usher
 Ah
bailiff
E3 ES Bd

Um Ah
jailer

parole 
 Bd

> Cr-Ab-KF

TT
Cr apparatus AU
  Af Ci
  FO Aa
  fighter
 Cu Jv
  Ah
 DA commander
TT/}emt
TT/paramedic
fireman

Cr Cu
Cr B6 
  marshal
 HF
 Ey Ah
 Cu
Cr Cw  
Cr AQ  
 AE
 Aa

coastguard Ah
coast GQ 
OW KF  
coastguard
lifeboat DA DI

Cr Jv
 lieutenant
 CR
battalion 
FO Ah
Oo Aa

> Jp

soldier
army Qb
artilleryman
airman
cannon crewmember
reservist
Jv army
lieutenant 
major 
cavalry scout
corporal
petty Ah
warrant 
non-commissioned 
B4 artillery 
gunner
Cq@
royal Cq
sailor navy
V9
tank crewman

Jp Fy Ae
ammunition  
Jp F8 
Fu 
SM logistical  
quartermaster army
army logistician
 Fy Ah
Fy }nco
F8 
 V9

infantryman
infantry soldier
paratrooper
CF gunner
rifleman

squad BT
platoon 
 V9
F6 commander

army Ah
naval 
infantry 
Jp 
Du force 
EX commander

QY medic
 Bb Ai
army medic
Hn corpsman

 Af
ammunition Ai
sapper

> Tp-Ab-PR

LE Ah
asylum 
passport 
visa 
deportation 
PR 
 Az Ah
  Cu
 ES Ah
LE RC
 Cu

asylum RE Hc
  T6
visa 
PR 
 Dm Ah
JE L5  

Tp Oc Bd
  force Ah
}cbp  
LE Ab Tp B6 

> IK

IK An
Su 
D8 
Be of IK
IK Ax
 fellow
 Eq
 EZ
 Aa
 Ah
 Aj
 AA
 AE
 As
 AR
 Ae
 KE BI
  If
think tank 
Uo CT

Uo BI
 AE
DI of parliament
IE staffer
GH Ah
Yk 
T6 constituency
congressional E4
 Eq
constituent KB
Su 
 As
IH EZ
Ir BV

Ba Hu Ah
MP 
 Aa
D8 C7 AA
  Hu Ax
 An
 Ae
Su 
Ba Hu Ax
 BI
 AM

diplomat
Da Ah
NZ Ap 
}un  
Uo Hu 
NZ 
consular  
 Aj
embassy 
 Ah
NR 
diplomatic 
Fc C7 
 Ae
  Hu Ae
ambassador@
attaché
consul

Su Aj
 Ax
 E4
 correspondent
 fellow

Yk 
 If
constituency T6
constituent Az BV

Uo IE Aa
  organizer
B4 
IE 
canvasser

councillor
II DI
elected RC
mayor

lobbyist
D8 C7 Aa
  Hu Aa

> Ba-AV

E3 servant
Ba 
 AV Ah
D8  
 A1 Ah
  C8
 AS
 RC
 FJ Ah
  Hu AG
E3 Ap  
D8  
Ba 
 Im Ah
II  
higher AM 
G8 
SR  
Ba Ap 

Kj Aa
township 
Om D8 
TF  
SR 
town 
 AG
TF 
village 
II CR AM

town AS
II 
 AG
ceremonies Ah
VF 
 Az Ah
Kj AS
township 
village 
governor's 
SR 
TF 
vital Cz 
VB of births

II BY Ah
Rl Jm
unemployment DF 
veterans 
  Ap BV
 Ah
O1 BH  
}hmrc  
BY Bk 
BG B0  
 Ae
Gd Ho

AW Ap Ah II
}dmv AS
J9 A9 
 BV
citizens Ap  
BS Jm

elections Ah
 AG
 Aa
 AN
census B4 
election RC
 Cu
 AS
electoral Az Aa
 Ah
  Ah
 EJ Ah

D8 Fh Ae
H9  
 EC Aa
Kl  
 Ah
D8 GV 
Ba 
  Im HX

D8 N7 An
  HI
governmental 
TF treasurer
Kj 
SR 
 B9 Ax
Ba B9 Ah

D8 EC An
Ac Ab 

BY Cu
 T8
 Jm
F5 Bd
 Ah

A3 Ho
BY 
Vs TF
Ho 

Eb Jm
J9 A9 
Ci BS  

poll AJ
 AS
election judge
presiding Ah

census enumerator
 AJ
enumerator

> AD-Ab-OF

town Ck
GI 
Aj 
Aw AF Ah
AD IK  
  Ax
 Aa

SV Aw Ah
 Aa
 As
 Ax
Cx 
 Ae
redevelopment  
 Aa
inward D9 
SV IL Ah
Mf Aw  
regeneration  
 A1 Aa
  Aa
town Dr 
main LJ Ax

D6 A0 Ah
 DL
 Ai
  B6 Ah
pollution AF  
Bj B1  
GK AQ  
 Cu
Bj 
Bj  
Ig 
A0 
D6 ES 
 Ah
MM 
Ih Az  
noise  
H2 A0 
sanitarian

Cw ES Ah
TO 
neighborhood Az  
Cw  
Cx B1 
Bf B1 G4
Cw ES Ae
 Ai
 Cu
Cw Bk  
combination  
Mv 
A3 AT 

Wu 
 Bd
  Am Aa
  Cu
 Az Aa
 Ah
  AF Ah
EB ES  
X3 GQ
BL X3 Oc

Og Ai
 AS
 Ae

Jt B1 Ah
MM  

Bf Cu

EB warden
Wu Ah
E3 ES 

> Cf

Cf Ah
 IO Ah
Nz Pp  
TO  
Cf GE 
LF Ac  
  Ah
voids 
KZ 
Cf Gv 
  EZ
 Cu
 As
 Az Ah
Lb 
VG  
Cf options 
J2 Ej  

 Aa
R4 
Cf Az 

J2 Ac Ah
rent  

> SR-Dj

refuse T8
SJ 
 M9
 BW
LJ Az 
refuse  
Gk FK 
  M9
Vl Ci
 laborer
M9 refuse
Ba Dj K1
 AU
bin man
Kh sweeper
streets Lm

LJ O6
 sweeper
 cleansing BW
litter Tw

Ba Dj AT AJ
LJ  
Ba Dj laborer

Ba Dj Ax
 Aa
 AN
Ax of Ba Dj

> postal

postal AJ
Wj A4 
Kj Tc
rural 
postal 
 Ah
 Aj
 BW
 sorter
 AN
 At C8
  Ap AS
H4 Bn  
Dn A4 Aa
postmaster

H4 IF

Dn A4 AS
 Aj

	Dk-CJ	
HX Zo
 Sk
 Ee
representing buyers
HX's Bd
>|c

Tn Sl
 Q4
 Vp
obtaining X1
A3 
WK winning
Tn^@@
X1^@@

A3 viewings
accompanied 
Up tours
A3 
Cm 
Eu houses@@
showing homes
 Vp
showings^@@
tours@@
viewings^@@

EO TX
valuing Vp@
comparative EO analyses
 Au
Cm Vc
Tn 
Al 

Al progression
 progressing
progressing Al
I7 Ac

offer Jf
 Bl
Ed offers
Kt 
 IS
Kt Ab sale 

Dk CJ AR GW
  Z2
canvassing homeowners
expired X1
Z2 CW 
geographic Mn

Ra CN
JX 
escrow 
{dotloop
{sky{slope
Fh to close
Zw closings

Eh homes Al
K2  
Eh KI 
Bo  
off FI 
Ft Cm

A3 auctions
Dk CJ 
auctioneering

YL Az
 E7
C2 Cf
Cm QG

AC
>|5:

Dk CJ Al
 Nx
Cm Al
A3 
Gy 
D0 houses
 Dk CJ
  homes

Ex KZ
A3 
letting Vp
KZ A5
 Ek
 Ab A3 Ac
KZ^@

Ms
~<1

Aq:

Dk CJ
A3 Ek
 Im

CJ Ee
 agents
><1
~<5

luxury A3
prime 
 RK {london
luxury homes
 Dk CJ

Dg WE
 Cf
 KZ
}pbsa

KI to rent
multifamily
=}btr
Up WV
CU-Fk
Fi rented Im

Ad:

A3 portals
{co{star AZ

Uu Tn Ap
=}mls

Dk CJ }crm
{A3  
{rex 

Ad
><3:

{rightmove

{zoopla

{on{the{EO

{zillow

{trulia

Ad
><7:

{reapit

kv}Kk

{follow {up {boss

{jupix

{dezrez

{lion{Da

{vebra

{loft47


A3 Ac
KZ 
A3 Hl 
><p

condominium 
condo KR
>|o

Cf ZJ
 D7^
 register
choice Di KZ
ZJ Ab  
voids 
void Ac
waitlist 

JK-BG HO PE
  HO
=}asb
neighbour OX
nuisance PE

rent FK
 Jk
 roll
posting rent

 arrears Ac
arrears  
 Ej
delinquencies@@
delinquent rent
J2 Ej Cf
rent arrears
><1

Lb GF
Ky 
referencing^@@
Mv D7
Lb 
 referencing
 IV
right to rent

LF IS
Pr 
 FY
 Dv
 V1
LF 
=}ast@
assured shorthold tenancies
move-in Ud
Ex leases

deposit EJ
 WM
 B6
 OX
}dps Ab }tds
AH deposits
LF 

inventories Ab Ha-outs
move outs
move-in Jd
Ha-in Ab Ha-out
RI Df
FX clerking
 Df@@
A3 inventories

A3 Jd
mid-term 
Fu 

Lb C7
Ky 
 Vm
Lb 
 QL
 RJ
 Nw
 NG
Ky 
 ET
 Az
 WL
Lb 
 KB
XZ 
liaising DS tenants
residents' QL

Ky Hw
 GC

AT CN
 OZ
 AL Gg
Rt Wm
 AT
Zw Wm
Xb 
AL Gl Ac
U0 contractors

A3 L1 
  vendors

Fu turnover
Up 
make-readies
turn Bp
Fu turns
vacant units

eviction Bp
notice seeking possession
UC to vacate
evictions
possession Rc
RW UC
F6 8 
  21
 20 UC
unlawful detainer

F6 20 Sn
leaseholder  
major Dj 
{F6 20
>|6

Ap charge Mm
  charges
Io rent
reserve funds
sinking 

A3 Mm
 W3
 G2 Mm
=}noi
CZ G2 J2
Lf Df
 IR

Pr AV
 abstracts
 Ar
 Ac
 abstraction
Qj dates

A3 B0 DF
  B0
PA 

AC
><m:

PA Ac
VG 
PA A3 
VG 
=}rmc@
F4 agents
Ky Ac companies

BE A3 
Bc 
EL 
UA Dr  
BE Vp

Cx KR Ac
strata  
KR 
=}hoa
Cx associations
homeowners KR
strata@@

Aq:

affordable Cf
subsidized 
BY FB 
 Vp
=}lihtc
{F6 8
Cf choice voucher
F6 42

}hud Db
4350.3
=}hud
=}tracs@
}nspire
}reac Jd
K7 recertifications

BG Cf
II 
Ba 
Cf KR
EK provider
BG XZ

UW Ey
Wa Az
UW
Cf D3
rapid rehousing

Cf Gv
 options
~<1

T9 Cf
~<2

Vw WE
~<3

rough sleepers
~<4

fair Cf laws
  Cf

}cam charges
 K0
common area AT
G2 UB recoveries
Lb reimbursements

Ug Ac
 PF
 levels
 goals
 targets
Pr-up
Ug@
rent GL
vacancy PF
void periods

Bf AQ Bk
XZ  
A3 
=}hmo@@
}ep{cs

Ad:

A3 Ac AI
 Bg
}mri {qube
 {AI
 A3

Ad
><1:

{yardi
={voyager@
~|6
|8
|5

{rent{cafe
~<1

{orchard Cf

{civica 

{northgate 

{app{folio

{Dk{page

{E5{Bo

{entrata

{buildium

{rent {Aa

{qube }pm
{qube

{propman

{res{man

{arthur {CK
{blocks 

{A3{me

{dwellant

{fixflo

{A3{file

{knock }crm

{rentvine

{propertyware

{re-{leased

}cinc {Ao

{vantaca

{goodlord

}cf{pwin{man

{aareon }ql

{jonas {chorum

{console {BX


AP:

Dk CJ AP
 Ow BS
Ge realtor
 Dk CJ Bd
realtor BS
><2r

 IM AP
AA IM BS
F4 
Ge Dk CJ IM
><1

Ak:

realtor JP
=}sres
}realtor
=}abr UY
=}gri 
}crs 
=}nar

}arla Cs
}mnaea
}naea
{n{fo}pp
{propertymark
=}marla@@
}arla
><2y

}tpi 
 BC 3
 4
}airpm
}arma
}atpi
{assoc}rics A3
}irpm
}mirpm
}mtpi
><1k

}cmca
}cam BS
Cx KR Aa 
}pcam
Av Aa of Cx associations
Ge Cx KR Aa
=}ams UY
=}lcam
><1j

BY FB Ae Ak
  Ae
Av Ug  
=}cos@@
=}hccp
=}tcs@@
{c3{p
><1i

}cih Cs
Cf 
}cihcm
>Cf Ac

Ak
><2b:

Av Up Aa
 Ms Bh
=}camt
}nalp
Rd Ex Aa
=}arm UY
=}caps 
=}calp

Av A3 Aa
=}cpm
=}rpa UY
}boma
}irem
Dk A3 AG


rent KC
AK PF appeals
dilapidations Jf
Pr NO
 Hw
Oe Rs

Dk CJ D9
 investing
 PJ
 Fi IJ
}rei{ts
buy-to-let
D9 A3
A3 H9
 D9
><35

 By C3
  PK
 C3
}argus  
{argus FH FS
cap PF
DK forma Au
PK PJ
><1

Dk CJ Gz Ac
A3  
hold-sell Au
J7-add assets

A3 Aw
mixed-use 
Ex 
Dk CJ 
Aw feasibility
 Ac
Cf Aw^
Bo Jn

Jj Fv
Fv VE
~<1

F6 106 IS
s106
~<2

Aw TX
 viability
viability Gp
~<3

Fv H9
Bo 
Fv LL
 Jr
~<4

A3 SE
Dk CJ 
 OK
mass  
=}cama
}uspap
BE Vc
KA 
red HZ
comparable Al Au
A3 TX
Ex 
OK Df
TX@@

escrow
}hud-1
JX NP
 IR
Rj 
Dk CJ closings

VG PL
~PL

}sdlt
stamp H1 Fv BY
~PL

BE PL
~PL

rural CJ Ac
CJ  
rural Fv 
  B7
 Rs
}caav
}faav
En tenancies
H6 
 Vc
country CJ
Fv Ee

right of way H9
  way
}irwa
}row H9
division Gg
Fv In
mineral 
 leases
wayleave Jf
landowner 
Pr Cz
royalty Rq
N1 use IS

compulsory Kt
}cpo H7
eminent domain
~<1

landman AL
~<2

wayleaves
~<3

easements
~<4

C2 Dk CJ
  occupiers
move Ac
Nl 
Ug AD
occupier Az
A4 relocations
 moves
KJ CC
HN CY

viewing diary Ac
SE Hq
Hq Vc
 EO TX
  viewings
Xb 
Rt 
DY 
 showings

Ms Rx
Mv 
 XC
Ms 
 A4
 EB
prospective residents
 tenants
Gm cards

Aq:

BE Dk CJ
  A3 Ee
=}cre
Bc A3
><3s

{res{ware
~Gj LX

{GA{DK
~Gj LX

Gj E1
~Gj LX

 B0
~Gj LX

curb appeal
Cx walks
A3 
 appearance

Ad:

}argus {Lr
=}argus@

{co{star
={e{gi

{loop{CZ
~<1

{reonomy
~<2

{crexi
~<3

{comp{stak
~<4

{A3{shark
~<5

AP:

Vs BS
OK 
 OI
=}mai
=}sra UY
}aaci
}aic Vs
Av Ex 
Ge 
Ir Av  
Av C5  
 Dk A3 Vs
EK valuer
><u

	> A3-Al

CJ Bd
 Ee Rk
A3  
Ex Al 
A3 
 AE
A3  
 EZ
Om A3 QU
weekend A3 viewer

Eh homes Al Rk

viewing Bd
A3 viewer
viewings Aj

Dk CJ 
 Ow
 AA
 AE
 BI
 Al Bd
Fv  
Ex 
HX's  
Tn 
realtor

 IM
designated  
F4 
P9 
IM AA
 of K9

Eh homes Al AE
Aw Al AM
Bo 
Ft Cm JJ
Eh Cm Ae

CJ Ee Nc Aa
  Aa
A3 Al  
Ex 
CJ Bd Nc  

lister valuer
KZ 
Al 
CJ Ee 

auctioneer
auction Ae
 As
 valuer
chattels 

> A3-AV

Al progressor
Ra As
JX 
Tn 
Dk CJ 
 EM
A3  
 At AG
A3  
CJ Ee 

Dk CJ Aj
 AG
 FJ Aj
realtor Aj

KZ AG
LF 
KZ A3 
  At
A3 FX AS
LF As
 V1 Rk

Pr 
 AV Aa
 An
Pr  
 abstractor

> KZ-Ab-Ms

KZ Rk
 Aj
 As
 BI
 AE
 progressor
LF 
letting Bd

 Aa
 A7 BT
  Ax
Ms 
 Aa
rentals 
KZ Nc 
Be of KZ

Ms AE
Mv 
Ms BI
 Bd
 As
 Aj
Ms A4 
  AA
 AM
 Bh
 BV
 Ae
Ky C7 

> A3-Ac

A3 Aa
 Am Aa
  Ah
 Aj
 AN
 Ac AA
  AG Aa
  As
Lb 
Lb Az 
Dk CJ Aa
Aj Up  
  Cx Aa
  PA Aa
Ex 
Ky Az  
UA Dr  

Up 
 Cx Aa
Ky  

}hoa 
condo 
strata 
Cx KR 
condominium  
}hoa Hl 

PA 
VG 
 Ah

Mf A3 
area 
A3 Hl  
  Ax
 Ac Ax

short-term Mv Aa
vacation 
{airbnb  
N3 let 
short 
{airbnb A3  
serviced apartments  

Dg WE Aa
halls  
residence 
WE 
 Ah
 A7 BT

> Cf

Cf Ah
 W2 Ae
Cf Qa  
Cf  
 AG
 As
 Cu
 navigator
 Ac Ah
J2 
LF 
JK-BG HO  
VG Az  
TO  
ZJ 
Cf GE 
  locator
 Aj
 T6
 Fn
 ES Ah
rents  
Cf At 
LF 
voids  
KZ 
LF sustainment 
J2 Ej  
LF  
}asb 
Cf IO 
  Dm Aa

Ug Ae
Cf Bk 
recertification  
F6 8 

Lb KB Ah
Ky 

UW Ah
Wa Ey 
Cf options  
Vw WE  

Cf Aa
TO 
 Az Aa
Cf 
LF 
Cf KR  
  Am Aa
voids  
UW 
Ky involvement 
Cf EC  
  Ax
 AN
 A7 BT
Be of Cf

> BE-A3

BE Dk CJ Bd
 IM
Bc Ms BV
Ee G4
C2 A3 
BE 
 Bd
  Ms Aa
 Bd
  Pr Rk
estates G4
Gz 
Oe 
Hl 
Pr NO 
D9  
 Al IM
Lb Zo  

GI G4
C5 B7 

Dk CJ An
 PJ AA
  U4
multifamily  
dispositions Aa
A3 An

 D9 An
PJ An
 AA
 Aa

Dk CJ Gz Aa
BE  
multifamily 
Ex 
A3 
  D9 Aa
Dk CJ Ax

> A3-Aw

A3 Bv
Dk CJ 
A3 Aw Aa
Fv 
Aj 
  Fv Aa
Jj 
entitlement  
Fv H9 
 Ae
  AM
Aw G4
viability 
regeneration Aa
 Ah

Fv HX
 Ax
 Rk
 Aa
Bo finder

 Bd
easement 
}cpo G4
rural 
rural E8 
rural B7  
division Gl An
CJ factor
Fv AG
 Aa rural
petroleum landman

landman
}row Bd
wayleave Ah

> A3-SE

Dk CJ Vs
BE  
Ex 
Av C5 
DG  
A3 
 BY AE
OK An
 Ae
Vs EA
SE Aj
 G4
valuer

BY Ho
TF 
A3 
Ho of A3

> Gj-Ab-PL

Gj Jm
 An
 B0 Bd
  searcher
 Aj
JX 
 IT
Gj 
Rj 
 Bd
JX 
 Ah
Gj 
Gj L5 
abstractor@
JX Ae
Gj curative 
Gj  
 As
 U4
 closer
Dk CJ 

escrow Ah
 closer
 Aj
 As
 Aa
 Bd
 IT

conveyancer
PL AG
 Aa
 Aj
 AS
 Un
 EM
 fee earner
  A6 Aj
Dn PT  
  Yt AM
A3 Un

	Bc	
Bc Al
 D0
Hy Al
C6 
Bw 
Al Hy
D0 Lo
C6 Hy@
~|o

P3 Ks
 shoppers
AW E7
engaging Ks
helping 
~AW Ap

FH Bl
Mx 
 AO
FH AF
 Jk
 Am
 drawer
 Nx
Bn 
DH Fr
ringing up Ks
till AL
tills^@

till Ns
drawer 
FH 
Eg-of-day 
 FH
balanced registers
P4 the till
FH counts
><1

MX Ab exchanges
Bp refunds 
A2 MX
Lo 
Bl 
exchanges Ab 
returned items
MX Da

A2 Aq
Lo 
describe Lo
recommend 
A2 Gv
 BD
 AO
recommending IY
VL Ks

upselling
=}atv@
=}upt@
attachment rate
average Ra J7
link D0
units per Ra
add-ons@
additional Al

C4 UA
Gf Ib
 Gv
Qw 
 Ks

bagging groceries
sacking 
bagging^@@
carryout Ap
Mo bags

cosmetics Bc
 Al
 Ed
make-up 
IN 
 Bc
 Al
Pq 
Wb 
fragrance 
 Ib
perfumery
prestige IN

Xs Al
 Bc
=}gia Av
fine jewelry
gemology
gemstones
}jet AO Xs
diamond Al

Kp Bc
 Al
DE 
XF 
J5 
EP GD
OU Bc

NF 
 XU
 Al
carpet 
bed 
mattress 
XU 
 A5
Cm furnishings
homeware

}diy 
G5 Al
Mu 
Ad Mv
lumber FW
Ly 

bookselling
HZ Bc
 Al
 Dt
bookshop
FT-D0 Nj

pet Bc
 C6
 Qn
 Bw

LB Ed Al
Ub Ed Aj Iq

N4 Bc
eyewear Qw
 Al
spectacle 
sunglasses 

tobacco Ab Pg age Kn
{challenge 25 Bc
{think 25
age Kn
age-restricted IY
 Al
tobacco 
Qq }id

gift wrapping
 OO

layaway
bridal registry
gift 
lay-by

petrol FO Am
  FO
Ap 
fuel 
DB 
forecourt
fuel pumps
 Al

AW Wv
Wv GS
 RP
 JP
repeat clientele
 Ks
rewards EC

Aq:

Bc A5
C6 
Bw 
Bc MH
 Ek
 Im
 Hr
 FV
 AL
A5 in Bc

luxury Bc
Dz-Eg 
premium 
boutique Al
luxury 
 boutique
 JF
Bz brands

Gf 
 Al
accessories 
XT 
 Bc
denim Aq
footwear
RX

QJ 
 items
 Bw
 stocking
 FW
meat 
frozen Bj 
}fmcg Bc
Bj 
 Ed
bakery 
dairy Ab frozen
fresh departments
supermarket

Ad:

GO of sale Ao
=}pos
}epos
}pos Mb
 Nx
 AI
 Cj
 Ao
RI 
FH register 
GS terminals
operate }pos
GO-of-sale
chip Ab }pin
~<r

Bc }pos AI
={clover@
{cybertill
{epos {now
{lightspeed {Bc
 }pos
}ncr 
{vend 
{shopify 
{square 
 register
{Fj {xstore
{Bc {DK
{Bc{DK
{teamwork Bc
><1


Cb AF
 RJ
 BJ
 Gu
 WI
 Bl
gap scans
Lo FX
Bw 
Bc 
~FX Ac

stocktaking
FX HW
Cb GN
took FX
~<1

Cb VR
Lo 
A2 
VR JF
 FX
Cb reordering

Qf deliveries
accepting 
Qq 
unpacking 
HW 
JF-in Bc
Qf Cb
unpacking Lo
B8 Bn
 Qf
Lo 

Zm TP
backstock
back Cb
backroom
Cb Cn
Zm

price NH
GL Ab 
  Lo
Ha prices
NH IY
price Gu
 marking
 tickets
 tags
shelf labels
shelf-edge 


EF KO
 displays
Bw 
eye-catching 
attractive 
A2 
Lo 
 JN
EF B1
}vm 
~|2

planograms
Bw I4
shelf 
 Nl
FI-o-grams
planogramming
=}pog
>|1

KO
facings^@

Bw B1
Hy 
Al Hy JN
C6 
Bw  
 Ej
 tidiness
 appearance
C6 
folding clothes

 Ti Ab JX
JX E6
Ti 
key holder responsibilities

in-Bw Vo
SY 
Al 
current 
implementing 
Bw 
 Hw
SY displays
L0 offers
sale Dv

Hf Ey
 KU
}lp E6
E3 Ej
Bw AH
FX shrink
theft JR
 JQ

KX price Jf
Fl 
Jt terms
~|e

mystery UA
 shopper


Bw Ac
Bc 
 CH
Bw 
 Am
Bc 
 Ei
Bw 

CU-Bo Bc 
S3  
CU-Bw 
cluster 
CU-Bo Bc
Uu TA
><1

Bc A7 CH
Bw 
  GJ
 BK AO
AO cashiers

Bc BK DY
{kronos  
Nm 
AA Lt
Bw 
 JV

Eh Bw Ti
grand openings
Bw 
 launch
Ti Eh TA

Aq:

Bc }kp{is
Bw 
 targets
Bw Al 
 goals
average basket
 Ra
comp Al
comparable 
like-CW-like 
Al per hour

 Bk
Jt B1
GK AX
 In Ev
Bw Ku
 E6
weights Ab measures

Ak:

Bc Cs
 }nvq
 Q0
 Ac B2
  B2
Gf KO 
}btec Bc
{BC 3 
}nvq  
{BC 2 


 LL
assortment 
own-label 
Gf 
A2 
 IV
LL I8
 A4
 FW
LL@

Lo AD
 Ck
 CY
 By AD
Cb  
Dt 
SY 
assortment@
markdown GB
size curves
Bw Mp
weekly Jt Df

Mk Ac
 Aw
 Cc
 Au
 Jv
 IL
 DG

RX A2 Aw
RX  
Jy 

Bc GL
competitor 
 shops
comp UA
competitive 
mark-up@
price comparison
L0 GL CY
Bc math

Gf trend Au
trend JR

Bc HV Ac
chargebacks HV
HV Bk
~<6

wholesale
{nu{Gl
Bx Pm
EO week
{joor
XU D0

Ad:

KO Ao
=}rms@
{blue {yonder Bc
{island {pacific
{Fj {Bc
}BQ 
{Bc {link
{Bc{link
syndicated Ar
><s


e-Hp
BO Hp
NJ
CK Bc
 D0
 Jt
 C6
 Bw
 Al
OV 
BU 
 C6
e-tail

A2 X1
 uploads
 catalogue
 imagery
}sku MR
Tn 
 GB
}sku Ac
catalogue 
item KM
upload IY

Gl Xd
fulfilling Gg
CK 
BU 
Dh from Bw

e-Hp AW Ay
B8 RJ
Gl 
 Rx

CK Rf Q5
  AW Wp
  Rf
Bo 
=}aov@
basket abandonment
cart 
average Gl J7
RI GB
e-Hp }kp{is
 CO
NJ 

secondhand Ab MW Bc
consignment@
ER-loved
resale XT
Of-FT JF
pawn loans
pawnbroking
Cb donations
thrift

Mv Ed
Ki Da
Ad Ki

J4 D0
mall kiosk
EO stall
 Jt
L0 AL

tailoring Yr
hemming
made-to-measure
Yr@@
pinning garments
suit Gt

baler Ab cardboard SJ
baler Cj
cardboard baler
 SJ
trash compactor

Xm Ab Gt
bridal  
carpet Xm
suit 
curtain 

MC lab Cj
  Ed
 Bn
passport photos

Mx Az
 Gg
{Mx{gram
{pay{GO
{western {union
bureau de Fr
VJ OR
Dn A4 Ed

FK GO Ap
LO-up Gg
QJ FK

Bc CO
 Ar Au
Jt  
Dt Df

AW FS Ac
queue  
RI Ei
lane 
EQ-Eg Am

greeting Ks
approaching 
AW greeting
><2e

A2 demonstrations
I9 
in-Bw 
 demo
~<2b

Bw FB cards
extended warranties
B6 CC^
~<2b

clienteling
Bq HZ
 HQ
clientelling
~<2b

Gt Cn Ap
  ME
XR 
bra Gt

footwear Al
shoe 
 Gt
foot Xm
~<1u

deli Ed
seafood 
fish 
meat 
deli FW
 slicer
~<1u

O3 FW
 Bl
 RB
fresh O3
~<1v

trolley FK
cart 
 retrieval
Vy carts
~<2f

EP JH Al
HB 
EP phones
J5 activations
JH 
OU CC
~<2d

Dp Ab S1 Al
S1 XU
 Al
Dp 
~<2d

My Oa
 matching
 FW
~<2d

lottery Al
 Mb
D0 lottery tickets
~<29

FX counts
}pi 
counting Cb
><1v

Cb discrepancies
 ML
 Hf AF
on-shelf WI
><1x

unloading deliveries
 I2
 Cb
unpacking 
B8 unloading
><1v

price markdowns
 Qx
 reductions
L5 GL
markdowns@@
~<1u

AH tagging
JK-theft tags
tagging Lo
~<1n

L0 signage
Al 
shelf talkers
signage KM
 Qa
~<1p

facing IY@
 shelves
 up
shelf facing
A2 
><1t

modular resets
shelf 
Bw 
Hy sets
floorsets
planogram Qc
resets@@
><1v

Bw cleanliness
C6 
~<1u

key holding
 holder D1
MD Ok
keyholder
~<1u

Bw GN
Bc 
Bw Gu
 Se

Al Hy Ei
Hy CH
 Ac
supervise Al Hy
PP cashiers
><1o

Bw N8 Ab Hf
Bw {p&{l
 Mm
 Zq
~<1r

rota AD
~<1p

concession Ac
C6-in-C6
Bw-in-Bw

pop-up shops
 Bw
 Bc

Bw refits
 remodels
 refurbishments
 YL
 renovation

sell-through Au
bestseller 
sell-through
~<w

own-label IY
own I9
own-label
Fi label
~<1m

A2 BD Ac
  feeds
 Ar
=}pim@
{akeneo
{salsify
~<1b

A2 Zy
 CQ
 pages
~<1c

click Ab collect
curbside Gg
kerbside FK
=}bopis
~<1c

RM CK Gg
QJ RM
in-Bw 
CK Gl 
~<1d

Mo Gg
Gl Dv
 Mo
~<1e

chargebacks

Oo Al
 Qz Ox
horology
luxury watches
~<37

Xs BB
bench Xs

antiques
auction U3
 Gy
auctioneering
vintage XT

MW Bc
 C6
donated JF
Wj donations
thrift Bw
{gift {aid

Bw D4 I8
KO Iw
~<2g

AC
><1n:

CK KO
BU 
NJ 
BO 
Bo 
CK EF 
onsite  
M0 
 Jt
e-KO
onsite E1

dropshipping
{ali{express
{oberlo
drop Jq
{printful
KK on La

AC
>Cb Sm:

stocking shelves
UF 
stacking 
Xa 
shelf stacking
 UF
 stocking

overnight stocking
night fill
 Sm

AC
><3q:

cashiering
RI Cj
till 
 AL
FH register
OT items
coupons@@
FB GS Nx
G2 tills
Bp coupons
using the till

GT counts
LN deposits
FH 
 A4

F7 of takings
  takings
Bw F7
FH Bl Ab 

AC
><2t:

QQ displays
 XR
mannequins

Eg caps
Pc Bf
gondola ends
L0 displays

AC
><2q:

shrinkage AF
shrink 
 KU
shrink@@
shrinkage
Cb Hf

theft Ey
 deterrence
shoplifters
shoplifting

AC
><2d:

Eu-to-buy
=}otb
=}wssi

Cb PS
Bw 
Nc 
Lo 
initial 
PS Bc
 Ab Sm

Ad:

CK Jk
{pay{pal
buy now pay later
{klarna

handheld scanners
 terminals
=}pdt@
{telxon
price gun
OT barcodes
Cb scanner

Hg-RI
Hg-Ap RI
 tills
scan Ab C6

syndicated EO Ar
}iri  
={nielsen@
{circana
{kantar
dunnhumby
~<2j

Ad
><2b:

CK marketplaces
{depop
{on{buy
{poshmark
{tik{tok {C6
{vinted
{walmart {Yu
{wayfair
{zalando
Yu X1
 D0
 Ac
 seller
 DP Ac

e-Hp NL
{Eu{cart
}BQ {Hp {BX
}sfcc
{presta{C6
{shopware
{squarespace {Hp
{big{Hp
{hybris
{visualsoft
{wix TA
commercetools

Ad
><2:

{Gw {seller {RK
{seller  
{HV 
=}fba@
{Gw }fba
 X1
 D0
 Yu
{jungle {scout
{helium 10
D0 on {Gw

e{bay

{etsy

Ad
><5:

{shopify

{magento

{woo{Hp

{IA {Hp {BX
{demandware

Aq:

peak Jt
{christmas 
 temp
{black {friday
busy Jt periods
N3 UA season
{january Al
SY Bc

Bw AQ
IP It boxes
RU Cb
Tu 

convenience Bc
 Bw
~<3y

Tr Dr 
  Dr
~<4d

Dt Ed
lumber yard
G5 Bw
~<4e

Rf Ab footfall
Rf@@
foot EB
footfall
~<39

shopper Lz
Mk 
~<33

omnichannel Bc
CU-R0 
multichannel 
omnichannel
omni-R0
~<2v

J4 to GK
={d2{c
=}dtc
~<2w

	> Bc-Al

Al AA
Hy 
Bw 
Bc 
 AS
Al 
 Aj
shopkeeper 
Bc 
 Al AE
 BV
  AJ
 BI
 Ow
 A7 DI
{christmas temp
salesclerk
Ow Bc

luxury Al 
Gf 
Mq 
boutique 
  Aj
I9 BI
style 
Gf 
luxury Al 
Al Mq

C4 shopper
in-Bw 
CK 
e-Hp 

IN BI
Wb 
fragrance 
 AE
IN Al 
 AA
cosmetics 
  AE
IN 
 Ae
cosmetician
Ed Aa
Pq Ed Aj

Xs Al AE
 Aj
diamond AE
jewelry 
 Al AA
Oo Ae

EP JH Al BI
JH  
Bc Kp AA
XF Al  
Kp 
OU 
 BV
 AE
OU  
Bc Ch 
EP QU
 Al QU

NF Al AE
XU 
carpet 
Cm furnishings  
XU  
 Aa
 Al AA
My 
NF 
mattress 
sleep Ae

Dt Ed Aj
 Al
Lh 
builders merchant Aj
Ed AS
 Ow
lumber AA
Ad Mv 
G5 Bw  

bookseller
bookshop Aj
bookstore AS
 Aa

MW C6 Aj
 Ry
 AJ
 Aa
donation Dc
 sorter
thrift Bw AA
 Aa

A2 demonstrator
Bj 
demo Ae
L0 Aj
Ii 

antiques Nb
auction cataloguer
 Gy Aj
pawn IM  

EO trader
 stall Aj
stall holder
kiosk Aa
LJ HV
Bj stall 

AW Aj
supermarket 
 A7 DI

C6 
Ed 
C6 Hy 
  AJ
 BK

bridal AE
 Mq

Dp Al Bz
S1 Al AE
flooring 

Mv Bd
 AS
D5 Mv BV

Tr Dr Aj
BM Al  
Tr FP AA

I9 ambassador

pawnbroker
auction Ae

> RI

RL
toll T8
EQ-Eg AS
FH A4 
RI  
 AU
till 
 Aj
RI Dc
kiosk 
Ap Da AA
EQ Eg  

forecourt Aj
petrol FO 
fuel Dc
Ap FO 
DB 
 RL

convenience Bw AS
 Aj
 RL
newsagent

RI AN
RL 
EQ Eg 
 Aa
Be RL
AR 

> Cb

Cb AS
 FC
 replenisher
 Aj
Cb Cn 
Sm  
 AA
Cb 
Zm 
backroom 
I2 A7 
stockperson
night filler
shelf 
 stacker
stocker

QJ 
 Aj
fresh Bj 
dairy AS
frozen Bj 
meat  
supermarket 
 AJ
QJ 
 AA
 Bw AS
  A7 DI
O3 
meat Aa

butcher
butchery Aj
 Aa
meat FW 
  Tx
 wrapper

mystery shopper
}rgis Js
Bw 
Bc 
Cb taker
 count AA

deli AS
 Aa
 Ed Aj

O3 
 Aa
greengrocer

fishmonger
fish Ed Aj
seafood AS

bagger
cart Dc
courtesy AS
trolley T8

Zm AN
Cb 
Zm Aa

stocktaker
FX Ed
 Js
Cb 

> Bw-Ac

Bc AN
C6 
Bw 
 A7 BT
Bc 
  AR
 Hz BT
 Aa
Aj FW  
Hy Aa@
 AN@
key holder
keyholder
AR Al AA
G8 
AN Bc

Bw Aa
Tr Dr 
Bc Nc  
Bc  
Bc Am 
boutique  
concession 
forecourt 
DB FO 
petrol 
Ap 
Bc C5  
Bc Al  
C6  
 proprietor
 Lf
Bw 
Bc 
 Ax
shopkeeper
Bw BT

Aj Bw 
 Ax
 BT
  boutique Aa
  Bc Aa
  C6 Aa
Pn 
Bc Pn  
Pn Bw  
Bc Aj  
co-Aa

Bc FW Aa
Bw Am  
Bw Az  
fresh Bj  
FW AR

Bc area Aa
CU-Bo  
area Bc 
Mf 
  Bw Aa
CU-Fu  
Bc Mf 
  Am Ax
cluster Aa@
S3 
area 
 AN
Ax of Bc
Be 
 TA

Bc FN
Bw 
Bc AO Ae
 Aa
AO Bw  

FW Bw Aa
flagship 
Bw C5  
  Ax

supermarket Aa
QJ 
convenience Bw 
QJ 

Bw Ac EA
Bc 
EA Bc Aa
  Bw Aa

> KO

EF WH
 AA
 Mq
 Pc Aj
EF KO  
 Ae
 As
Pc  

B4 
RG 
QJ 
reset 
Bc 
Al 
Cb 
Bw 
travelling 
KO AA
 BV
 AR
 Ae
planogram 
reset 
WH Aj

EF KO Aa
EF  
}vm 
Mf EF WH

> LL-Ab-AD

WH
Lo As
 AG
 An
 Ck
KO Aj

Bc HX
 T2 Bd
AA HX
QJ 
A2 
Bj 
wine 
CK 
HX Gf
 Bc

Mk Aa
 Lz Aa
  An
 Aw Aa
  Ac An

Jy HG

wholesale Aa
 AM
 Al BV
wholesaler

KO 
 Ax
Be of KO

allocator
PS An
 Ck

Aj HX
EA 
JA 
HX's Aj
LL AG

Be of LL
LL Ax

> e-Hp

e-Hp Aa
 Ax
 A1 Aa
  Jt Aa
NJ 
CK 
BO Hp  
e-Hp Am  
NJ 
  Aa
 Lf
 Ax
 Bo Aa
CK Bc  
CK Al  
CK Bw  
BU C6  
e{Hp AR
Be of e-Hp
 NJ

 Aj
 WH
 AG
NJ 
 As
 Aj
catalog Ae
A2 Tn 
BO KO Aa
CK 
  Al AM

Yu Ae
 Aa
 DP Aa
{Gw I9  
  Ht Aj
  }ppc Ae
  seller
CK 
{Gw }fba 
{etsy  
e{bay 
 lister

CK QJ Tw
QJ  
 shopper
fulfillment 

{Gw DP Aa
  Tn Ae
{Gw  
{Gw seller 

CK WH
NJ 
Bo 
BO 
BU 

> Hf-Ey

Hf Ey Ah
 HF

Bw detective
Bc AH Ah

> Jy-Ay

bespoke tailor

watchmaker
horologist
Oo XN

jeweller
gemologist

dressmaker
sewing Yr

	Al	
AW Ap
 At
 Ay
Bq Ap
served Ks

de-escalation
deescalation
difficult Ks
irate 
de-escalating
escalated Iw
~|n

escalation Ac
 Bl
AW escalations
escalated Vm

AW Ln Bf
  rapport
 Nw
 C7
Bq 
 rapport
Bf 
rapport Bf

AW NG
Bq 
churn Ey
 KU
AW Wv
 churn
retaining Ks
NG Iw
 TY
save Da

outbound calling
 dialing

Dz-TJ Iw
Dz D4 TJ
Iw per day
>|k

BN AW At
tier 1 
A2 At
~<7

D4 Bt BJ
D4  
 TU
 SU
 GY
 scoring

HU Dr L6 Ac
{aspect }wfm
erlang
intraday Ac

D4 XD
SK scripts
Al 
scripted Iw

AW Cz
DP AT^
updating AW Dd

MX Ab refunds
AW MX
refunds@
return authorizations

Z1 Hr
 DH
Hr Q4

AW ND
Bq 
Eh AW KM
ND I0
 Ks
 Eh I0

 M3 Ac
  M3
Bq 
=}csm@
~|2n
<1

quarterly AK KC
Bq 
AM 
DP  
=}qbr

AW A0 BJ
 scores
  NQ
A2 

AW AO
Bq 

Lj of the AW
Bq Mg
AW 
 insight
 Gs

Bd De
D4 
De agents

AC
><l:

AW A5
Bq 
=}cx
AW Wp

 Rx
Bl 
answer AW questions
AW  
 HU
 RJ
 XC
Bq 
 RJ@

complaint Bl
 Ac
 NA
 Jc
AW Vm
Zg 
handle 

AW issue NA
D3 D4  
D3 HU  
escalated AW QL
Zg 
issue NA@

NM AW Ap
Tl 
  Iw
AW 
Bl 
VI 
HW 
D4 Bl
JH At

Ja chat At
chat  
multichannel AW 
AW emails
Ja chat
BU 
webchat

BG CM AW Ay
 Ap
Cx responses

VA AW Ap
 At
multilingual AW Ap

AW Ap Ac
 CH
 Am
D4 Dr Ac
HU 

Aq:

AW WL
Bq 
CZ promoter score
=}nps
}csat
~<a

D4 Dr A5
  Dr
HU 
><7

average handle C9
=}aht
adherence to XP
D4 Dr }kp{is
 KD
D4  

Gl to FH
={o2{c
=}otc

Ad:

{calabrio
~<s

}nice }iex
~<t

{verint
~<u

D4 Dr AI
=}ivr
YH dialer
Dl 
ZR Lj F2

AW Ap AI

Ad
><2:

{genesys

{five9

}nice in{HU

{talkdesk

{Gw {connect

{aircall

Ad
><8:

{gorgias

{kustomer

{help {scout

{zoho {Da

{zendesk
~{freshdesk

{IA {Ap {BX
  {Ap
{Ap {BX

Ad
><15:

{gainsight

{churn{zero
~<1

{totango
~<2

={vitally
~<3

{planhat
~<4


Al
D0

AR GW
 Jr
 gen
identifying leads
Al 

Z2
acquiring Ks
prospective 
 I0
Bq H9
AW 
prospect CW Eh AK
identifying prospects
 Eh AK opportunities
~<1

cold calling
 emailing
 HQ
~<1

telesales
D0 over the JH
outbound Al Iw
JH Al^
tele 
NM 
 D0
telemarketing
><4
<1q
~|u

AR Cs
opportunity 
}bant
AR qualifying
qualifying prospects
~<4

Al Oz
Oz Al

J7-Di D0
J7 
insight 
{challenger Q8
 sale
D0 J7
~|12

Al T7
Bq 
BE 
Rw 
AK 
AW 
Co 
Uy Aw
 Dv
 Co

quotations@
generating quotes
AW 
price 
providing 
Al 
quoting Ks

responding to tenders
 }rf{ps
=}pqq
}rfp responses
Nf 
bid 
 PN
Nf 
 Co
bid 
 Ac
Uy 
bids Ab tenders
tenders^@@
~tendering Ab }rf{ps

DP AD
 JY
 CY
joint AK CC

Fh V1
subscription 
Bq 
renewal PF
 WM
 Al
V1 Ac

stakeholder D0
{c-Hb 
{c-BC 
 executives
 Nw
AM-BC 
RE makers@

ER-Al
Al AB
Mj 
 Ib
presales

WO Aw
 Bf
 Ac
FA Ac^
 Nw
Bf US
AK 
Jj 

FA enablement
~<1

Jj alliances
alliance Ac
alliances^@@
~<2

distributor Ac
Nb 
 CA
 Aw
 C7
Go partners
wholesaler Nw

franchise Al
 Aw
 AK Ib
franchisee DV

QD Ac
 CC
~|1e

}gsa Lt
 GD
~|1d

Al Am
F5 
{rev{ops
Al ops
 Bp Fx

 enablement
 YJ
 playbooks
 readiness
 CQ
enablement 
={seismic@
{highspot
{showpad

 Bs
Al Cc 
  KD
 Au
 CO
 YF
 Ar
 trends

 AO
 De
 NK
 ND
De Al reps

 CY
BE 
=}gtm
go to EO
Al AK FI
  CC
 IL TY

Dt shows
 Yw
Ek Hw
T4 
Yw@

Bq GJ
AW 
 Se
Bq 
Ph I0
visiting 
 Ks

Bh T4
AK 
Bf IZ
V2 
 GW
 partners
existing CA
Ek contacts
CA Bf
T4^@

BG D0
{linked{in 
 Z2
 HQ
~<s

AC
><v:

Al targets
F5 
exceeded quota
quota attainment
 carrying
quota@
Al }kp{is
 goals
 YP
 N7
 quotas
TL I5 Al

AK Aw
 IL
biz dev
Eh AK
Vn AK opportunities

inside Al
 D0
LH Al
A4-Di 
HP 

QF 
 D0
B4 
 Al
MP 
XE 
face-to-face 
B4 Di 

HE-to-HE 
{d2{d 
canvassing@
HE knocking
 to HE

CE Al Ab Vo
CE-Di D0
kiosk Al
J4 AZ 
A2 Ii

{b2{b Al
{b2{b
AK-to-AK

{b2{c 
GK 
{b2{c
AK-to-GK

Tl 
 leads
 Rx
AR follow-up
warm leads

Al MU Ac
MU  
 Aw
 GW
 Bs
Bf MU
F4 
robust 
Al 
 funnel
 opportunities

JX Al
 deals
 Bu
 Iz
closed@@
JX^@@
deal JX
Al 

Al Jf
BE 
deal 
negotiated deals
WZ DS Ks

objection Bl
overcoming objections
Al 

consultative D0
 Jo
 Al
Mj 
 D0
IO-Di 

Al Sl
Bq 
AW 
A2 
pitching to I0
Rh 
pitching@@
Al pitches

DP Ac
Bq Ln 
Bq  
 Dd@
 Hl
DP Jh
F4 Bq Nw
  existing Dd

XE 
 Aw
 AD
 Al Ac
assigned XE
Wq 
Al 
F4 a 
XE@

CM Al
Pc 
Fm 
Vf 
ad 
U5 
CM D0
D0 Fm
 CM

DM 
 broking
KL Al
in-Cm 
roofing 
MZ 
Cm Fx 
D0 DM
 KL

RZ 
OU 
broadband 
EP JH 
D0 telecoms

By A2 
HD  
merchant Az 
Ml Bn  

timeshare Al
JP 
N3 Rq 
vacation 
D0 memberships

EH Ab Hw 
Je Al
Tm 
ID 
Tj 
PY 
E9 
venue 

LK Al
 EO Aw
Fc AK  
  Al
overseas 
J3 
D0 internationally

Al A7 Ac
 CH
Al  
 Ac
F4 Al A7
Wq a 

F5 IL
 GW
Al IL
LO F5
Qt 
grew 
increasing 
 Al
Eb 
maximising 

AC
><b:

key DP Ac
key Bq  
  Dd
J3 
Kv 
Lr 
Jj 
large 
major 

DP IL
 Aw
 penetration
 expansion
Vn existing Dd
Mn  
Qt 
 existing AK
expansion F5

AC
><n:

Lr Al
 Ks
 AI Al
  D0
 deals
complex 
 Al
long Al cycles

{saa{s 
}it 
AI 
BX 
Fw 
Ch 
D0 {saa{s
 AI
{saa{s D0

BN 
 D0
Bi Al
EL 
AB 
G0 

Nu 
 Xk
SH 
}cnpr
pharma Al
}abpi

Bb J5 
  Al
 Bi Al
HM  
OY 
orthopaedic 
F9 

wholesale Al
Go 
distributor 
Dt 
 Ed
builders merchants

DV 
JV 

R0 
 partners
 Ac
reseller 
 R0
}var 
indirect Al
FA 

D8 
Qs 
Ba Im 

Aq:

}spin D0
Al Q8
><20

{miller {heiman
~<1

}meddic
}meddpicc
~<2

{sandler AO
={sandler
~<3

}fmcg
GK packaged JF
fast Tu GK  
QJ Al
=}cpg

SB CC
 L2
 UX
{captivate}iq
{xactly
Al SB
 incentives
 H7

EO Aq
Ek 
 trends
EO conditions
 trends@

Ak:

bid Uy Ak
}apmp
={shipley
><1y

Ad:

Uy AI
}rfpio

configure price quote
=}cpq

Ad
><2:

{loopio

{qorus

{panda{doc

{proposify

Ad
><6:

{IA }cpq
}cpq AI

{deal{hub

GA:

BE JR
 R2
 acumen
AK 
commercially astute
 aware
 minded

TL-I5
competitive nature
entrepreneurial spirit
goal JW
goal-I5
hunter mentality
 R2
Mx motivated
O0 I5
Al 
O0-JW
TL orientated

T1 to rejection
Bl  
tenacious
perseverance
tenacity
thick skin

NM manner
 Bu
 etiquette
JH presence


Ad:

{CZ{Hb }crm
~|d

{veeva
~|c

}BQ }crm
~|b

{linked{in {Al {navigator
{Al  
 {nav
~<20

Al ET NL
  cadences
={HQ@
{groove Al
sequences^@@

Al H8 Dy
6sense

={gong
conversation H8

{chorus.ai
~<1

{insight{squared
~<2

B4 Al apps

Ad
>}crm AI:

{IA
=}sfdc
{Al {BX
 {force }crm
~{hub{spot
|1
|2

{DD {G3 }crm
{G3  
 365 }crm
 {Al

{zoho }crm
{copper 
{monday 
{nimble 
{Sd{IE 
{close 
{zoho

{pipedrive
~<1

{freshsales
~<2

{insightly
~<3

{sugar}crm

{Fj {siebel
{siebel
~<1

 {Al {BX
~<2

}BQ {c4{c
~<3

Ad
><h:

{HQ.io

{salesloft

{apollo.io

{yesware

{lemlist

{reply.io

Ad
><n:

{zoom{info

{lusha

{cognism

{discover{org

={hoovers

{seamless.}ai

{AR}iq

{clearbit

{demandbase

Ad
><t:

{badger {maps

{repsly

}spotio

{Al{rabbit

Ak:

{IA AG Ak
{IA  
 Ef
 Av
}adm 201
><x

	> AW-Ap

AW Ap BV
Bq 
 Ae
AW 
 Aj
 AM
 A7 DI
  AG
 Bd
 AS
 AE
 EZ
 BI
 Ah
 Bh
 AA
 As
  A5 Ae
 BI
 AA
 BV
AW Ay  
 BI
 Bd
 Ae
 Aj
 AA
 AM
  C7 BI
 Ah
 BV
AW GE  
GK Hu  
AW At  
  BI
 KB Ah
=}csr
DI Az BI

D4 Dr Bd
HU 
 BI
D4 
 AM
 AU
 BV
HU 
D4 FP  
HU 
 Bd
Tl D4  
chat  
JH 
NM VI 
  BI
 AU
D4 FP 
 AA
 Ae

D4 IF
 taker

AW At Ae
Bq 
A2 
AW happiness  
AW Am  
 AA
AW At  
 As
 AM
 BI
 An
Bq 
  Az AA
 As
 AM
At Bd
BN AW BI
 Ap BV

Ja chat Bd

Vm IF
 Aa
 As
 Ah
 HF
NA Ae
AW C7 
  resolutions Ah

> AW-Ap-Ac

AW Ap A7 BT
  AR
 AN
D4 FP  
HU 
HU Dr  
AW At  
AW Ay  
D4 Dr A7 BT

AW Ap Aa
  Ay Aa
  C7 Aa
  A5 Aa
  Am Aa
  At Aa
D4 Dr  
HU 
  FP Aa
D4 
 Ax

Be of AW Ap
AW A5 Ax
  Ap Ax

Bq Az Aa
 Ax

D4 Bt An
 Ds
  FP FN
AW Ap  
  A5 An
Dk C9  
Bt BJ  
L6  
 AD An
  Ac An
  Ck
HU Dr 

> DP-Ac

AW M3 Aa
 AR
 Ae
Bq 
 Aa
ND  
}vp AW M3
Bq ND Ae
AW 
Jb  
 AE

V1 Aa
 BV

DP 
 IF
 Ac AM
  BV
 Aw Aa
Bq  
 BI
 FA
 C7 Aa
Bq Ln  

Ln 
Bq Ln AM

key DP 
R0 
major 
J3 
Lr 
Mf 
Jj 
 AM
key 

Kv 

> B4-Ab-inside-Al

Al BV
J4 AZ 
Fm DP AM
Al  
 EZ
 BI
 GI
 Ah
 promoter
 EA
 Bd
 Fn
 Bh
 Ae
 FC
 rep
 AE
KL 
Dp Al Bz
Ow
U5 Aa

JP BI

QF Al BV
MP 
B4 
area 
Mf 
LQ 
van 
B4 AZ  
  canvasser
 Al Bd
 AE
QF 
 AM
MP 
Mf 
area 
  AK Aa
QF Ow
LQ 

canvasser
HE to HE Ow
 Al BV

XE Aa
 DP Aa
  Al AM
 Aa
 BV
XE  
 AK Aa

inside Al BV
Ht 
Ki Da As
inside Al  
 AA
 AM
 At
 AE
 Ae
  Ow
HP Al

Dt Ed Aj
Dt Al  
Ed Al AA
 BV

telesales AM
 A7 DI
  DP Aa
  AE
 Bd
 BI
 AU
 BV
D4 FP Al 
Tl  
outbound 
JH 
NM Al AM
outbound 
Tl 
 BI
 Bd
outbound 
JH 
NM Al BI
  fundraiser

Z1 setter
 Hc

telemarketer
telemarketing AM
 BV

AK Aw BV
EO 
La GW  
=}bdr
=}sdr
AK Aw AA
 rep
Al 
 Ae
 AM
Eh AK  
Z2 Ae

AR GW Ae
 AM
 Aa
  generator
 Cs Ae

DP AM
Lr Al 
 Aa
 BV
AI 
Ch 
 AM
{saa{s 
AI 
Jj 
}it 
Al closer

L0 Al BV
CE 
kiosk 
Vo  
CE promoter
in-Bw demonstrator
A2 
MW fundraiser
Ex 
LJ 

> AK-Aw

AK Aw Aa
 An
 Aj
 As
 AG
 AM
 AR
 Ah
 AE
 Ae
  Bv
 IL Aa
BE Aw  
EO 
QD  
Eh AK 

Be of AK Aw
}vp 
}vp  
AK Aw Ax

US Aa
 AM
FA Al Aa
  Aa
 Aw Aa
alliances  
FA DP 
  M3 Aa
Ax of US
Be 

R0 
 Al BV
 AM
 Aa
Nb 
Go 
Nb Aw  
franchise 
  Aa
 AK AE

> Al-Ac

Al Aa
Al Hy 
LK  
HP Al 
telesales  
 A7 BT
Al 
 Aa
  AR
 AN
 Ab AZ Aa
Mf DP Ax

 Ax
Al Ab AZ 
=}cro
Be of Al

BE Aa
 AR
 Ax
Be of BE

CR F5 Ah
CR BE  
CR Al  
}svp Al
}vp 
}vp of 
vice P5 

EH Al Aa
Je 
PY 
Tm 
ID 
 As
CE 
E9 
EH 
 BV
 AM
venue 
 Aa
Tj 
CE 
GJ Ab Hw 

> BN-Al

Al Af
AW GE 
ER-Al Mj AE
BN Al  
 Ae
 AM
 BV
 BI
 Aa

GE 
 AE

ER-Al AE
presales 
 Af
 Aa
 Mj Ff

Nu Al BV
F9 
Hn 
Bb 
HM 
DC 
JO 
Bb  
Nu 
 Al Ae
Dx Aw  
Cy Al  
Bb 
 AE
 rep
 AM
Cy DP Aa
Hn 
pharma Al rep

Bb J5 
orthopedic  
OY 

> Al-At

Al As
Al Am 
BE  
Al At 
 BV
 AG
 Ae
 AA
 AM
 Aj
Al Ef  
Al FJ  
BE  
 AG
Al 
Al A4 
 As
 Aa
Al AV  
  EM
 Gl IT

Gl IT
 As
 Bn AS
  AG
 fulfillment Ae
AW Gl  
Gl Ac  
Gl JE  
 AS

Al Am An
 AA
 AM
 Ae
 Aa
Al Zs  
BE PW  
Al Cc  
 An
Al H7  
deal Da  
Al AD  
Al CY  
Al Ar  
Al Bs  
Al  
 Ck

GL Aa
 Ae

F5 Am 
 An
{rev{ops Aa

Al enablement Aa
 Ae

Al FN
Al Aw 
  Ds
 AO Aa

{IA AG
}crm 
 AM
 Ae
 As
 An

bid Aa
Nf 
}rfp 
 Ae
bid 
Uy 
 Aa
 Ip
 As
bid 
Nf 
 Ip
}rfp 
bid 
 AE
 AM
 Ax
 AG
Be of bids

	Ce	
DC Iz
 A5
 E6
 AL
 K3
 Bu
lab 
 A5
 Iz
bench Ce
 AL
benchwork
wet lab

Hk Ii
B4 
Sb Au
 A8
 FK
Ii@@
~|d

MI TU
DC Bi 
 AT
calibrating Sr
MI Cs
 Lk

glassware MY
glassware@
glasswash
MY labware
DC Qn

DC Ac
 Ei
 Am
lab 
 Ac
VR lab Qn

Hk Ar Au
experimental 
DC 
Q1 of O0
Hk Ar

TB Aw
assay 
 Ag
 GB
NR 
TB 
NR Aw@

 HK
assay 
TB Jl
 Kn
}ich {q2
~<1

DC OM
 }so{ps
SK OM
Hk 
Cl K3

Hk literature DG
  literature
{BU of {Ce
literature Bm
 RH
 DG
{pub{med
{scopus

Hk Sl
Bm 
journal club
lab GJ
presented Bm
Rh Hk Ar
Hk posters

 Bm
Nk 
Nz 
EL 
DC 
Bm Fz@
 A5@
 DC

Bm E7
 At
undergraduate Bm
P3 DS 

AC
><d:

Sb Dv
specimen 
Sb Sw
 Bn

DC A8
 Au
YE A8
lab 

Mj Dv
reagent 
CM 
buffer 
buffers Ab CM
Cb GE

pipetting
micropipette
pipettes

aseptic technique
UN 
aseptic conditions
 gowning
 OH
 Bn

Ad:

DC notebook
 Cz
 Ew
=}eln
{benchling
lab notebook

 Bi
 Op
YE 
 Wd
 Sr
DC 
Hk 
autoclave
lab Bi
fume hood
p{h meter

}lims
{lab{vantage
{lab{ware
{Sb{Aa
{star}lims
DC BD Ac Bg

{graph{pad {prism
{graph{pad
={prism@

{MA{j
{HB{profiler
{imaris

DC Fd
lab 
{opentrons
{tecan
liquid IF
 Bl

Aq:

DC AQ
biological 
lab 
JU 
 JZ
}bsl-2
}bsl-3
biosafety

Bm OM
Np 
 Ag
Bm 
 ethics
 K3
 AD
 Q8


western blotting
immunoblot
immunoblotting
>|b

FS cytometry
 cytometer
 cytometric Au
=}facs
HB Wj
{FS{jo

transfection
electroporation
stable HB LU
transduction
>|h

}dna sequencing
nanopore 
{sanger 
{oxford {nanopore
Jx Dv@
~|7

immunohistochemistry
=}ihc
{h&{e staining
histological 

protein purification
 Au
 characterization
 biochemistry
 Sw
=}akta
=}fplc
{bradford assay
affinity Ya
>|m

CG EY
 JC
 dissection
in vivo
DC Qv
rodent N0
}iacuc

biologics Do
=}cho cells
biologics
biopharma
biopharmaceuticals
fermenter
HB F7

Nu MG
drug 
 A2 Aw
MG  
 Ce
ER-MG

AC
><13:

molecular N2
 XG
 Iz
 K3
plasmid }dna
recombinant 
restriction digestion

gel electrophoresis
 J0
agarose gel
electrophoresis

=}elisa
enzyme-linked immunosorbent assay

microscopy
microscope

AC
><4:

polymerase I7 reaction
}pcr amplification
 assays
primer Ag

nucleic acid Sw
 XB
}dna purification
}dna/}rna Sw

}crispr
gene cloning
 knockout

AC
><u:

HB O9
R8 
Yz 
HB passaging

microbiology
bacteriology
microbial culturing
 A8
 Nt
mycology
microbiological Au
 Iz
 A8

Aq:

HB N2
cellular 
HB P1
 proliferation assays

bioinformatics
=}blast@
{bioconductor
{geneious
omics Ar
sequence SI
 Au
{snap{gene
Yg N2

genetics
genotyping
karyotyping
cytogenetics

virology
plaque assay
vaccine Aw
 Bm
viral O9

immunology
{t HB assays
immunological  
 Iz
immuno-oncology
immunophenotyping
=}pbmc XB

biochemistry
biochemical Au
 Iz
 A8

proteomics
glycan Au
lipidomics
metabolomics
peptide JY
~|m

toxicology
ecotoxicology
toxicity A8
toxicological BH

drug Lv
 GF^@@
 Aw
Nu 
 Bm
pharmacology 
=}adme
=}dmpk
Pt molecule drugs

neuroscience
f}mri
neuroimaging
stereotaxic N0
neurobiology

BM N2
 genetics
 pathology
 physiology
 Ce
 R8 O9
botany
Va experiments

zoology
CG HO Bm
  N2
MQ 
herpetology
mammalogy
ornithology

N2
biological Bm
 sciences
Et 
biotechnology

AP:

CG Bm AP
{Cm {A4  
=}alat
=}latg
=}pil {a
}aalas Ak
><u


YE IW
 DC
 Iz@
 Wz
 K3
instrumental Au
JU 
 A8
><1w

{x-ray diffraction
powder 
=}xps
=}xrf
{x-ray fluorescence
crystallography

QA Au
thermogravimetric 
=}dma@
=}dsc@
=}tga@
calorimetry

organic synthesis
CU-step 
multistep 
JU 
peptide 
synthetic IW
Bp 
organic 
 compounds
synthesis of 
reaction GB

cleanroom
OD FV ME
gowning E6

vacuum Ao
 chambers
cryogenics
Dz vacuum

cosmetic MG
 Ce
 IW
emulsions@
}inci

AC
>|4:

Dz-Cc liquid Ya
liquid  
=}hplc
=}lc@
=}uplc
}hplc Au
=}uhplc
}hplc/}uplc

DB Ya
=}gc@
}gc-}fid
headspace }gc

AC
><a:

Ya
=}tlc@
chromatographic K3
 Iz

mass spectrometry
 spec
 spectrometer
}maldi
}ms/}ms

Yn
spectroscopic Iz

titration@

AC
><2:

}icp-}oes
=}aas@
}icp Au
atomic absorption
inductively coupled plasma

Pb magnetic resonance
=}nmr
}nmr Yn

Aq:

IW
JU sciences

polymer IW
N1 
rheometer
colloids

Fp 
quantum 
thermodynamics 
{gaussian 
{schrödinger AI

electrochemistry
cyclic voltammetry
impedance Yn
potentiostat

O8
astrophysics
quantum NE

optics Ab lasers
Mz O8

astronomy
planetary Ce
telescopes

Bj Ce
 IW
 ingredients
 Ch
nutritional BD
 NH

Ad:

Ya Ar AI
{empower  
 3
{waters {empower
={empower@
{chromeleon
{mass{hunter
{chem{FO
{mass{lynx
{Eu{lab
{xcalibur
><h

{chem{draw
{reaxys
{sci{finder


DC Bt AF
}qc Au
Bt AF 
 samples
 A8
}qc  
 DC
 lab
><2c

Nu HK
Kl Ab Cs
}iqoqpq

MB Cz
MB Do 
MB AY  

deviation Ab }capa Ac
}gmp deviations
DC Ll
deviation 
}capa 
 Ac
deviations Ab }cap{as

Aq:

good DC B7
=}glp
}glp Bk
 Db

}iso 17025
}iso/}iec 
{a2}la
}iso 15189
}nelap
}tni B1
}ukas
DC PH

pharmacopoeia K3
}usp 
compendial 
 A8
{V3 {pharmacopoeia
}usp/}nf
pharmacopeia
}usp/}ep
pharmacopoeial

}fda Db
 GN
 Bk
 L3
 Ih Ko
=}fda
{V3 {Ub {Ee
{Bj Ab {drug {AV

Ch Jl
Fw 
M7 QS

Ad:

{FQ{wise
{veeva {Bt{docs
 {vault


D6 Ii
CD 
~<33

 Bo BH
{phase }ii 
{phase 1  
=}esa@
}astm {e1527

D6 St
soil 
groundwater 
Rv Gk 
remedial Ag
St Fz
soil vapor Sw

wetland delineation
{F6 404 Wn
jurisdictional Ye
wetlands
~|25

PI N2
 Fz
 Ac
natural IX 
habitat  
 U6
 PI
MQ 
Cq 
nature 
invasive species
rewilding
species Ej
~|24

fieldwork@
B4 Gs
 Ll
 AL
 EY
 Bm
 Ar FK

mineral WS
=}jorc
WS OS
grade AF Sa
>|23

CD Bt Au
 Ii
 BJ
 A8
  IW
 A8
SA 
 Au
}bod Ab }cod
legionella Ii

Ce HQ
}stem 
Ce BF 
citizen Ce

serial dilutions
><2w

centrifugation
centrifuge
~<2t

Dz-throughput GF
=}hts@
SM liquid Bl
robotic 
~<2q

systematic KC
meta-Au
~<37

qualitative Bm
focus M8 
thematic Au
semi-Rg KS
~<2p

TQ 
mixed K3 
~<2q

q}pcr
=dd}pcr
}rt-}pcr
BO }pcr
Dk-C9 
TQ 
><2a

}dna Sw
}rna 
 XB
}dna 
><2a

molecular cloning
}dna 
plasmid BA
 Dv
cloning@@
><2h

}sds-}page
=}page@
polyacrylamide gel
><2h

immunoassays
}eli{spot
ligand binding assay
~<2h

HB-Di assays
HB 
cellular 
HB viability 
~<28

viral vectors
lentiviral 
}aav 
lentivirus
viral transduction
~<2t

bacterial O9
{gram staining
plate counts
><2c

endotoxin A8
sterility 
bioburden
~<2d

confocal microscopy
fluorescence 
confocal J0
Ja HB 
><2l

immunofluorescence
R8 staining
immunocytochemistry
immunostaining
~<2v

enzyme assays
 kinetics
biochemical assays
enzymology
><29

recombinant protein expression
  proteins
protein expression
~<2w

mouse JC
murine 
colony Ac
mouse colony
 Bl
rodent 
><2w

preclinical EY
in vivo pharmacology
rodent JC
~<2x

medicinal IW
TL HK
~<2a

HB Dx Do
  Ab gene Dx
}D5-{t
Kw therapies
~<2y

Ul EY
 A8
dissolution 
~<2y

lyophilisation
freeze drying
~<2z

electrophysiology
patch clamp
~<2d

wet IW
 JU Au
><27

}gc-}ms
=}gcms
><1z
<1w

}lc-}ms
=}lcms
triple quadrupole
><1x
<21

}icp-}ms
trace metals
metals Au
><1y

{karl {fischer titration
}kf  
{karl {fischer
><1x

Yg IW
density HL M6
molecular docking
 C3
 G3 MJ
~<1r

thin films
vapor deposition
~Ez Ce

sensory GY
 Au
 panels
~<1o

shelf-Et A8
Bj microbiology
shelf Et EY
~<1p

Eh Bj A2 Aw
Bj  
  MG
~<1q

out-of-TN Ll
}oos 
out-of-TN
~<1m

raw Ij A8
LD  
in-Bp 
finished A2 
><1n

contaminated Fv BH
brownfield St
~<1a

QX Ct
 Xj Bs
}ghg FX
Va DB Xj
 NR
~|u

}esg Bs
Q2 
}gri B1
~|t

Et I8 BH
~|s

Kk O4
borehole 
geological 
soil 
drill Kk
~|u

asbestos Gs
 C0
 Ii
}ahera
{p402
~EL JZ

MO experimental Ar
  O0
K9 Ar@
Ar MO
~<4g

Hk Mt Co
DC Df
write BN Df@
~Hk Co

Bj KX XH
KX  
raw Ij WB
}brc GN
~<21

Mr Tt
AY 
Kb BM 
~<22

dissolution@
disintegration A8
~<3n

AC
><3d:

mammalian HB O9
primary 
HB LU

stem 
  cells
i}psc
organoids

AC
><3w:

}rna sequencing
}rna-seq
sc}rna-seq
transcriptomics

next-GW 
whole genome 
=}ngs
{illumina
}ngs Jx Dv

AC
><2n:

}ftir
}ft-}ir
}ir Yn
infrared 

}uv-{vis Yn
}uv 
spectrophotometer
spectrophotometry
}uv-{vis

{raman 
fluorescence 
near infrared

AC
><1w:

groundwater BJ
Hi Ii

soil Ii
sediment 

Du Bt BJ
Du  

AC
>|8:

habitat Gs
}uk{hab
preliminary ecological OK

protected species 
  species
bat Gs

Aq:

D6 Ce
 Au
 Bm
 EY

 Ac Ao
=}ems 14001

Q2
Wf TC
scope 3 Xj
TS Aw

Wf Ce
atmospheric 
 IW
 C3
Wf 
 adaptation
 Ar
 Fr
 T1
climatology
meteorology
oceanography
weather Oz

ecology
ecologist A5
vegetation Gs
biological 
MQ 
ecological 
 U6
 Mw BH
  BH
 BJ
ecosystem 

geology
mineralogy
petrology
earth Ce
geological JY
VD A5
geosciences
sedimentology
stratigraphy

geochemistry
assay DC
Cr assay
geochemical Au
isotope 

soil Ce
 Au
 IW
 Vp
pedology

VC Ab isotopes
radioactive Ez Bl
radioisotopes
radiochemistry

L8 Ce
 }dna
 N2
 DC
 Au
fingerprint 
}dna profiling
trace LA
latent prints

hypothesis A8 in Bm
hypothesis-I5 Bm
Hk TB
~experimental Ag

gene Dx
 HT
genome 
genetic AB
~<48

genomics
genome Au
variant calling
~<43

monoclonal antibodies
antibodies

entomology
insect Nt
invertebrates
~<3v

Cq N2
fish 
ichthyology
~<3w

nanotechnology
nanofabrication
nanomaterials
nanoparticles
~Ez Ce

Qz Bm
 A8
 IW
electrochemical
~<37

21 }cfr {HA 11
21 }cfr
~<2r

}ich L3
 {q7
 {q9
~<2s

good Ew OH
=}alcoa
=}gdp@
~good Do B7

Rv Gk Db
}rcra Rv Gk
~D6 Bk

YD Bk
 Wn
~D6 Bk

}nepa Ew
D6 Mw IR
>D6 Mw BH

CZ zero
~<m

biodiversity CZ gain
biodiversity
~<l

A0 O8
dosimetry
VC BJ
radiological AQ
 Gr
~<i

AP:

Bh VD AP
  VD
E8 
EK 
Ge 
=}pg@
={c{geol
{p.{g. BS
><n

}hcpc Sz CT
=}ibms
}ibms EJ
 Ae Hl
  BZ of W4

Ak:

E8 environmentalist
 ecologist
={c{env
=}cieem
=}iema Kq BZ
=}qep
}cieem JP

 Wz
 CT
={c{chem
={c{sci
=}mrsb
=}mrsc
{american {JU {Wi
{royal {Wi of {N2
 {IW

Ad:

Hk Eo
{fortran Hk

	> Bm

Bm CT
Hk If
CT

 Aj
 E4
 Eq
 EA
Dg If

 AA
{r&{d 
Hk 
Bm Ae
 HG

If
Bm As
 Ah

Ce communicator
}stem HQ As
Hk DN Ah

P9 HF
Bm E9 BT

{r&{d CT
Aw 
Lv 

> Bm-Ac

Bm Aa
{r&{d 
Bm EC 
  Ax
DC 
Hk 
{r&{d 
CR Hk Ah
Be of {r&{d
 Bm

DC 
 AN
lab 
 As
DC 
 Am Aa
lab 
lab  

> DC

DC Ai
 Ae
 Aj
 BW
 E4
lab 
 Aj
 Fw
 helper
 Ai
Bm 
Sb 
Ce 

 An
 HG
 CT
bench 
lab An

CG Ai
vivarium 
CG Bm 
  HG
in vivo CT
DC CG caretaker

L8 CT
 Wz
 XG
 DC Ai
}dna An
Kc DC 

Hk Al Ae
D7 CT

Bt AF An
 CT
}qc  
 An

> IW

Wz

JU Ai
IW 
IW DC 

MG CT
 Aw CT
cosmetic Wz
A2 Aw 
formulator

Ez 
 If
nanotechnologist
metallurgist CT
polymer 

Bt AF Wz
}qc  

YE Wz
 Ai
 CT

synthetic 
organic 
Bp 
medicinal 

> N2

XG
Et CT

biochemist
enzymologist
protein CT

microbiologist
microbiology Ai
 An
 DC Ai

immunologist
toxicologist
pharmacologist

bioinformatician
bioinformatics An
 Af
 CT
genomics 
Yg XG

neuroscientist
cognitive CT

molecular XG
HB 
geneticist

virologist
bacteriologist

> biotech

biotechnologist
HB O9 CT
 Ai
  Dx Ae

biomanufacturing AA
 Ai
biotechnology 
biotech Do 
bioprocess AU
Do CT

Nu CT
 If
 An
Ul 
drug Aw CT

HK Ae
}gmp Bt 
}cqv Af
Nu }qa Ah
HK CT

Bp Aw CT
 AA
downstream Bp CT
upstream 

Nu Ai
 Do Ai
}gmp AU

> Bj-Ce

Bj CT
sensory 
Bj AQ 
  Wz
flavorist

 HG
 Ai

> O8

physicist
astronomer
astrophysicist
Mz CT
N4 

> FV

D6 CT
 An
 Ho
 If
 EZ

 Ai
 BJ Ai
  Ii Ai
  B4 CT
CD sampler

 Aa
 EC Aa

Q2 AE
 As
 Ae
 BI
 Ax
 Aa
 Ah
Wf Fr An
Be of Q2

UR Y4

Gk Ac Ah
 As
  EZ
 Ah
Rv Gk Ai

D6 AE

 Bk Ae

}esg An
Q2 
}esg Aa

asbestos G4
 An

> ecology

ecologist
botanist
entomologist
wetland CT
zoologist
PI XG

PI Ah
 Aj
 Aa
 CT
 Ae
 Ai
biodiversity Ah
habitat U6 Ae
natural IX  
  G1 Aa

MQ XG
fisheries 
UM 
MQ Ai

Cq 
UM ecologist

> earth-Ce

VD

hydrologist
hydrology Ai

geophysicist
geochemist
reservoir VD
seismologist

soil CT
 An
pedologist

meteorologist
atmospheric CT
Wf 
climatologist
oceanographer
weather forecaster

hydrogeologist
CD G1 CT

mud logger
mudlogger

> W5

}gis An
W5 Ae

	AH	
AH Am
soc 
=}soc@
FF M4

 BJ
log 
AH CE 
  alerts
alert triage

FF Me F2
KP 
Me Bl
 F2 FI
FF incidents
AH 

threat H8
 Au
 intel
=}cti@
indicators of compromise

 hunting
 JQ
JQ AB

BO forensics
FF 
memory 
EP 
=}dfir
L8 J0

malware Au
sandbox 
malware I1
 reverse AB

intrusion JQ
 Ey
=}ids
=}ips@
ids/ips

firewalls
=}ngfw

V7 AH
 B6
 JQ Ab F2
antivirus
=}edr
=}xdr
JK-virus AI

Li 
=}dmarc
JK-phishing
phishing Au
 F2
 Jc
spam filtering

Ar Hf Ey
Ar leak  
dlp Ku
=}dlp

BU DT firewall
=}waf
ddos U7
 B6

BX AH
DJ 
CX 
=}casb
=}cspm
BX workload B6
secure BX Ix

CA 
perimeter 
=}nac@
cisco ise
CA M4
 Ym
 Dq AF
secure IZ

AH Ix
secure 
AH Ag
 GE Ag

 hardening
 baselines
=}cis benchmarks
=}stig
hardening^@
cis Gr

HH Ch AH
scada  
=}ot 
ics 
iec 62443

AH XD

Aq:

KP
it AH
DE 
FF 
BD 
 Ao AH
infosec
AH AB@
={info{sec

}mitre }att&}ck
=}att&}ck
=}mitre@@
FF kill I7

encryption
bitlocker
BZ Ac
=}pki
=}ssl
=}tls
cryptography
Ba key Ga
ssl Yl
ssl/tls

zero LM
=}sase

Ad:

}siem
AH BD Ab CE Ac
><o

{splunk
=}spl@
><1
log Ac
~|5
|6

=}soar
cortex xsoar
AH Fd
 orchestration

BU proxies
 filtering
CQ 
secure BU gateway

{zscaler
bluecoat
><1

Ad
><5:

}ibm {q{Py
qradar
~|1

{DD {X4
kusto query CI
=}kql
DJ X4

{arc{sight
~<7
<2
|1

{log{rhythm

Ad
><u:

{en{Dm
~|1

=}ftk
L8 toolkit
ftk imager

Ad
><w:

{ghidra
~|1

}ida {DK

Ad
><y:

={snort@
snort ids
~|1

{suricata
zeek
={zeek

Ad
><10:

{palo {alto firewalls
palo alto
panorama firewall
~|1
|2
|3

{fortinet
fortigate
fortimanager
~|1
|2

={Ha {GO
checkpoint firewall
Ha GO 

{cisco }asa
cisco firepower
~|1
|2

{sonic{wall
~|1

pf{sense

Ad
><16:

{crowd{strike
~|1
|2

{DD {defender
K5 defender
defender xdr
 CW V7
~|1

{X4{E5
X4 E5
~|1

{QX {black

{symantec {V7 {B6
symantec
~|1
|2
|3

{mc{afee
trellix
~|1
|2
|3

{trend {micro
~|1
|2

{kaspersky
~|1

{sophos
~<4

Ad
><1f:

{proofpoint
~|1

{mimecast

Ad
><1g:

{cloudflare
~|1

{akamai
imperva


Zt Ac
 Au
 St
 OT
 BH
remediated vulnerabilities
vulnerabilities^@

penetration A8
pen 
ethical hacking
white hat 
pentesting
><1

red teaming
purple 
adversary MJ
 emulation
offensive AH@

BG AB A8
phishing GH
 simulations

bug bounty
QD the flag
ctf competitions
hackerone
U1 PZ

exploit Aw
fuzzing@
Zt Bm
zero-day 

DT AH
 Zt
A2 AH@
appsec
AI AH
secure sdlc
 AI Aw KW

threat C3

AC
><2:

{dev{sec{ops
dev sec ops
AI ZP Au

secure Cw DG
AH 

Ad:

{kali {JG
={kali
parrot os
~<b

{nmap
CA OT
H2 

Ad
><e:

{nessus
={tenable
tenable.io
tenable.sc
~|1
|2

{qualys
qualysguard
~|1

{rapid7
insightvm
nexpose
~|1

{Eu}vas

Ad
><d:

{burp {Hb
burpsuite
~|1

}owasp }zap
zed attack proxy

{snyk
~|1
|2

{checkmarx
~|1

{veracode

Ad
><o:

{metasploit
~|1

{cobalt {strike


Ql Ab Dq Ac
=}iam
Dq provisioning
 Ak
 KC
 Ac
Dq AF 
Ql  
 Gq

AC
><1:

single sign-on
=}sso
Ql federation
saml

CU-factor Z9
multifactor 
two-factor 
=2}fa
=}mfa
conditional Dq

privileged Dq Ac
  Dd
 Ql Ac
=}pam@
=}pim@

Ad
><5:

{okta
~|1
|2
|3

{auth0
onelogin
~|1
|2

{ping {Ql
pingfederate
~|1

{forge{rock

{sail{GO
identityiq
~|1

{saviynt

Ad
><8:

{FF{ark
~|1
|2

{beyond{LM
~|1

{delinea
thycotic

Aq:

role-Di Dq AF
=}rbac
Dq In Ac
least privilege
><h


Gq B3 Ab Bk
it Bk
AH 
 Gq
=}grc

BD AH Ku
AH  
 B1@

AH B3 BH
it 
 Ac
AH 
BD 
FF B3
Ch 

AH GN
 AF A8
KP GN
it E2
BD Ao 

 JR AO
 EU
FF JR AO
knowbe4

Nq-party B3 Ac
HV 
 Gp
KX AH BH

AH questionnaires

Ar TM
BD 

Aq:

}soc 2
=}soc2
soc 1
ssae 18

}pci }dss
Ml GS Ek Ar AH VK
=}pci
pci Bk

}gdpr
Ar B6

Ar Pf
BD 
=}ccpa
=}dpia
Pf Bk
 laws
 Db
 Mw Gp

{fed}ramp
=}cmmc
=}fisma
cmmc
fisma

Aq
><32:

}iso 27001
iso/iec 
BD AH Ac Bg
iso 27002
iso27001

}nist FM
nist KP 
B3 Ac  
=}rmf@
nist 800-171
 csf
 800-53
nist sp 
=}nist

Ak:

{FF {essentials
><36

Ad:

}rsa {archer
servicenow grc
archer 
><k
~{E5{LM


AH guarding
W8 Az@@
unarmed AH
guarding@
~|10
|i

A9 logs
gate 

AH AW Ap
P3 visitors
QI E7

AH Bi Gu
MD A8

Cr AQ patrols
  extinguishers
 MD F2
  Ka BJ

visible deterrence
 presence
Dz-visibility 
Kc Ey
deter Kc
deterring theft

Dq AF
JE 
QI 
gate 
key 
Dq badges
c-cure
checked Nt
Qq ids
OD Dq
gate H1
gatehouse D1
badge Gu
lenel
~|i

}cctv BJ
Ob 
monitored cctv
closed-N5 L4
=}cctv
cctv Cj
 Ao
 Q6
FG 
AH Wy
Q6 
>|1

Q6@@

MD F2
 Ao
 activations
 BJ
burglar alarms
intruder 
responded to 
Cr MD Ka

AH Me Bs
  Df
 log
Hz Df@
=}dar@
LN NN Df
  occurrence HZ
Me logs
 Mt Co

conflict Ac
F4 aggression
verbal judo
defused situations

Fp LW
 Xh
handcuffing@
pava Pu
pepper 
Xh Iz
Hg-M4

bag RH
Gn 
pat-down 
A9 
bag Gu
GP detectors
E1 E6
searching of persons
AH GF
x-ray 

Ll@
LA Vy@
investigated incidents
investigative So

LA Bl
preserve LA
scene WG

close B6
dignitary 
AM 
C4 
vip 
bodyguarding

armed AH
 F2
 GQ
firearms AO@
 Bl
 Cs
Th 

Fp 
Gz 
Bo 
Bf 
Kz 
V4 
C2 
A3 B6

AH Gs
 Gp
Bo B3 Gp@
threat BH

EV F2
 preparedness
 situations@
 YB
 E6
bomb threat 
YB  
 drills
responded to ZM

locking V4
secured 
keyholding
lock Ab unlock
lock-up D1

AF Cn Cj
  Cn@
=}gsoc
cctv AF Cn
AH 
  Mc
Tb Dr Am
J3 AH Am FP
BJ FO

two-way He H5
He  
 E6
walkie talkie

QI Ac
 badges
 passes
 logs
 EJ
escorted visitors
signing in 

FH in K6
valuables 
armored Fs
 A9
FH escort
 JM

DZ AH
=}avsec
=}tsa
GM GF
LR 
OL 
UI 

Pe Ab escort D1
Pe D1
detainee escort
 Pe

AH Xg
 A7 Ac
assignment WK
GQ Ei
 rosters
 DY
Dn Gg
YI AH officers

 Ao Cg
MD Bg  
cctv  
MD 
Dq AF 

Cr Oo

lost A3 Bl
  A3

Ze AH
lobby 
KV 
EQ Da 

campus 
Hn 
BL 
HM 
Ex 
campus AQ

MH Jc
Qe AH
bs 7858
AH R1
R1@

AC
><z:

patrolling

HE Ei
bouncer D1
doorman 
nightclub AH
venue 

CE AH
concert 
festival 
stadium 
stewarding@

Ad:

GQ tour Ao
  tour
silvertrac
trackforce
><4

Gn-worn Wy
Gn cam

Aq:

OW AH
H2 
=}isps
isps Cw
Dh AH Ah

trespass ES
banning UC
ejected patrons
exclusion Gg@
I1 of trespassers
trespassing

Ed-terrorism JR
Ev 
martyn's AX
suspicious NN
 MS
 persons
hostile reconnaissance

lone AJ AQ
  AJ


AP:

}sia HE AN
HE AN AP
sia HE Ei
>|6
<c

}sia }cctv AP
=}pss  
cctv 
sia cctv
 Ba Nl Q6
>|5
<17

}sia close B6 AP
close  
sia close B6
>|4
<z

armed GQ BS
armed AH  
gun  
Hx g 
firearm Og
Th 
concealed carry 
firearms AP
><z

Fi HF BS
pi  
><13

AP
><1i:

}sia AP
AH Ek Ue 
=}sia
sia badge
 AH AP
sia HE AN  

GQ GS
unarmed GQ BS
AH 
  AP
 Ah BS

Ak:

}Ev AO BZ
Ev e-Br
 AH
><d

baton Ak
handcuffing 
taser 
oc Pu 
pepper 
baton Og

spectator AQ Cs
><m

}crisc
Av in B3
><29

}chfi
DE hacking L8 HF
><5f

}iso 27001 {AR {Js
iso 27001 AR implementer
iso/iec 27001 AR Js
><1y
<2a

}cipp
=}cipm
=}cipp/{e
Av BD Pf Bh
><22

{DJ {AH {Af {AA
az-500
><53
<5a

}ccna {AH
ccnp AH
ccna FF ops
  cyberops
cisco 
><5a

Ak
><1d:

=}cpp@
asis Ak
Av B6 Bh
~|1

}psp Ak
=}psp@
Fp AH Bh

Ak
><58:

}cissp
Av BD Ao AH Bh

}cism
Av BD AH Aa

{comp}tia {AH+
sec+
AH+

 {cy}sa+
comptia KP An
cysa+

 }casp+
=}casp
casp+
comptia securityx

}giac Ak
=}gcfa
=}gcia
=}gcih
=}giac
=}gpen
=}gsec
giac AH essentials
  Av Me IF

}sscp
Ao AH Av DL

{DD {AH {Am {An
sc-200
sc-300
sc-900

{CB {KP {BZ
CB KP Bh BZ

}isc2 {Av in {KP
(isc)2 cc
=}isc2
Av in KP

Ak
><46:

{comp}tia {pen{Cl+
pentest+

}ceh
Av ethical hacker

}oscp
=}osce
=}oswe
offensive AH Av Bh

}crest Ak
=}crest
=}crt@
crest Av
 EK JB

Ak
><5v:

}ccsp
=}ccsk
Av BX AH Bh

}CX {Av {AH
CX AH specialty

Aq:

B2 in KP
 FF AH
KP B2
BD AH 
><5s

 NX UO
  criminology
criminology B2

	
> FF-Am

AH An
 Am An
FF  
infosec 
KP 
 Ae
it AH 
FF 
BD 
 An
FF 

}soc 
FF M4 
AH BJ  
  Am FP An
soc Af

Me responder
 F2 Af
 Ae
 An
  IF
FF Me 
 An

threat H8 An
threat  
 hunter
JQ Af

BO forensics An
DE 
FF 
L8 DE  
DE L8 HF
BO L8 Jm

malware An
reverse Af

Zt 
 Af
 Ac Af
 An
 Ae

}soc Aa
soc AR

FF Am Ae
  warfare AU
cryptologic Ai


> FF-AB

AH Af
siem 
KP 
AH AG

CA AH 
CA Ab 
firewall Af
 AG
CA AH 
 Ae
 An

BX 
CX 
DJ 
BX AH An
 Ae
 Ff

DT 
 An
devsecops Af
appsec 
AI AH 
A2 

penetration JB
 A8 AE
ethical hacker
offensive AH Af
red A7  
 AU
pen JB
AH 
pentester
Zt If

AH Ff
KP 

}iam Af
Ql 
 Ac Ae
=}iam An
Dq Ac 
iam AG

cryptographer
cryptanalyst
cryptography Af

}ot AH Af
ics 
HH Ch 


> AH-Gq

}grc An
it Gq 
FF Bk  
it 
AH 
 Ae
grc Aa
 AE

BD AH Aa
 AR
FF 
 Aa
it 
KP  
infosec 
BD IU 
Be of BD AH
  FF AH

CR BD AH Ah
CR  
=}ciso
=}cso@
Ax of KP
 BD AH
vp 

BD AH Ah
Ar 
BD Ao 
=}issm
=}isso
BD IU Ah
 Ae

}it Js
it AH 
Ch  
BD Ao 
  B3 An
it 
FF 
Ch 
 AE
FF 
it E2 AA
 Aa

FF AH AE
AH  
FF 
KP 

Ar B6 Ah
 Aa
Pf  
 An
 Ah
 Ae
=}dpo

AH JR Ae
 Aa
FF AH FN
KP C1


> guarding

AH GQ
 Ah
 Qe
GQ@
watchman

armed AH Ah
 GQ
  GQ
 Ah
armed B6 

AH Oc Ah
EP 
MD F2  
EP 
keyholding  
EP AH 
Oc GQ

HE AN
 BK
bouncer
doorman
doorperson

gatehouse Ah
Dq AF 
gatehouse AH  
Ze 
gate 
  Dc
gatekeeper@
AH FU

CE AH 
 GQ
 BK
  QB
F2 
stadium 
crowd AQ 
  DW
QB@

}cctv AU
AF Cn 
gsoc  
Q6 
 Ah
cctv 
 Ws
 DW
AH 
 NB
gsoc An

close B6 Ah
 BW
=}cpo@
bodyguard
AM B6 Ae
 Bd
B6 Ah@

GM AH Ah
  screener
UI 
AH 
OL 
=}tso
DZ AH Bd

FH in K6 Ah
armoured A9 GQ
armored D5  
  Fs Ci
  A9 Ci
cvit  

AH dog IF
k-9  
Tv 
dog IF@
k9 AH Ah

Um Pe Ah
Es 
detainee 
Um Az  
Es AH  
prisoner escort  
Pe Ah@

Wu ES Dc

lollipop FC


> Hf-Ey

Hf Ey Ah
 Bd
 Ae
 AA
 detective
Gz B6 Ah

 Aa
 AN
Gz B6 Aa
N8 
 Ah

Fi HF
AH 
C2 
Q6 
HF@
Fi eye
 detective

MH 
 GF An
R1  
 Ah
Qe AH Ae


> AH-Ac

AH AN
AH Bo 
GQ  
AH Hz 
 BT
  V9
 A7 BT
CR AH GQ
GQ Jv
Be doorman

 Aa
 DP Aa
  Ax
 Bo Aa
CR of AH
Be 
Kz AH Ah

Fp AH Ae
 AE
 An
EN 
AH As
 Ae@
 EZ
 B3 Aa
 AE

CE AH Aa
venue 
crowd AQ  
CE 

AH FN
 AO Ah
 C1
AH  
firearms 


> AH-Ao

AH Ao Ai
 Af
cctv  
MD 
 DO
cctv 
AH 
AH Bg 
MD Ai
Dq AF 

locksmith
lock Ai

	BG-AL	
BG AL
 Ay

Dm Ac
 CN
~<1

Bq BH
strengths-Di 
Bq IO 
IO BH@
~|1

TI KS
 Ab BH
TI Bp
 GF
Bq TI
 KS@@
Rn intakes
TI@@

Ap CC
FC-RY AD
~<2

Dm notes
HU 
Dm MO
 Ew
Bq 
 Cz
 PB

Cm Se
Cm-Di Az

foster Ay
~|1

NQ Az
 BH
NQ@@

Fk At
 Mi
 Az
 WG
Sy XW
El DS 

 reunification
~<1

parenting BF
 Ic
 RO
 Bu
 At
{triple {p
{incredible {years
parent De

Es Mt Co
  testimony

Oi LW
 At
 Ri

B3 BH of I0
Bq B3 BH
suicide 

suicide Ey
 JR
 LW
 BH
=}asist
Hg-harm
suicidal ideation
~<2

Bq Mi
Nz 
=}imca
Mi Az
Mi@
Bq In

Zc to Cx G1
Cx Zc
 G1
V2 Az
 to Az
IX CN
 linkage
referring I0
~|1

CU-Ee El
WO 
interagency 
 Yi
inter-Ee 
CU-Ee
FA agencies

transition AD
 Az
 to adulthood

Nz Pp Bu
Sy independence
promoting 

Cx HQ
 Aw
 GC
 BF
 Hw
HQ 
 Ea
 Az
Cx-Di 
TO AL
HQ@

E9 UU
Bp M8

motivational So
 enhancement Dx
stages of Fr
~|1

Bq LZ
LZ@
Lq Ab E9 Dx

Xr misuse At
  use
 abuse
 misuse
drug 
drug Ab Pg 
addictions
Pg dependency
JU 
~<1

relapse Ey
Ej At
Ej-JW
peer At@
~<1

Qk violence At
=}idva
survivors of abuse
~|1

victim At
 Mi
 Az
 E7
Kc victims
Em trafficking 

UW 
Cf 
Wa individuals
 BP
 Az
UW
~|1

Cf E7
 Gv
 E1
 Sv
 stabilization
 Qa
affordable Cf Ea

Gd Gv
 LZ
 DF
entitlement Ea
D8 Gd
Ba 
Ju 
BG AH 
J2 maximisation

Bj JI
 pantry
 E7
soup Dp

GX At
job Bv
resume E7
employability
L6 Aw

refugee WN
displaced persons
immigrant WV
 Az
migrant At
newcomers 

Rl Az
={i/}dd
=}idd@
}ndis
BP DS Br WJ
  WJ@@
individuals 
complex IO
disabled BP
Fp WJ
adults DS 
HR 
ZC Ab WD  

J4 At
Ex 
At AL
vulnerable individuals
 BP
J4 Ay
Ap users

Ex OP
 Gc
 HY Ay
HR's Cm
 Ex

HY AL
 Az
 GC
 clubs
 Aw
 Ea
 empowerment
Sy young BP
El DS HY

gang LW
contextual TR
violence interruption
 Ey

Cy BG AL
TW Ab Ss LI
><14
<g

Cx JD A0
  At Az
=}cmht
assertive Cx Gc
Ay EU Jo
clubhouse Ft
Yv Or
psychosocial 
=}Ev A7

AC
><16:

Fa B6 BG AL
=}cps@
Fa maltreatment
 W8 Az
  Ju
 abuse Ab neglect
HR's BG Ay
~<y

geriatric BG AL
adult day Ay
aging Az
G8 
older adults 
seniors Ea

BL 
BF Ju
truancy

AC
><m:

Fk Dx
multisystemic 
Fk Ri
systemic B7

grief LZ
 At
bereavement@

Aq:

TR adults
vulnerable 
=}pova@
adult TR
 BG Ay
adults at B3
F6 42 Rx

looked-after HR
foster 
unaccompanied minors
=}lac@
HR looked after
  in Ay
out-of-Cm  
~<18

trauma-XV Ay
=}ptsd
trauma XV
 survivors

Mj-Tk B7
Ln-Di 
strengths-Di 
 Jo
{signs of {AQ
brief Dx
Mj Tk

harm KU
><t

dual SG
co-occurring disorders

HY UO
juvenile 
 Um
 offenders
 Zk
=}yot@
delinquency Ey
HY offending
~<i

GA:

Ux W4
 Xc
 sensitivity
 humility
JK-discriminatory B7
JK-oppressive 
culturally sensitive 
  competent
 responsive

Bh boundaries
Bq 

empathy DS I0
non-judgemental
non-judgmental
nonjudgmental
unconditional VU regard
empathic listening


BG prescribing
 prescriber
Cx connector
link El
P7 Az
 At

Ls prompting
assist DS Ls
At 

AP:

Ge Bh Fn
Ge  
Kv Av 
Ge JD A0  
=}lpc@
=}lcmhc
=}lcpc
=}lmhc
=}lpc-{a
=}lpc-{i
=}lpcc
=}ncc@
><15

marriage Ab Fk FZ AP
=}amft
=}lmft
=}mft@
><j

El DS HR Ha
  vulnerable BP
=}wwcc
{ochre {GS
blue GS@@

AP
><1w:

BG AJ AP
  AL BS
}lcsw  
}lmsw 
=}asw@
=}lbsw
=}lcsw
=}lgsw
=}lisw
=}licsw
=}lmsw
=}lsw
=}lswaic
}lcsw-{c

{BG {AL {england EJ
  {england
  {Ay {wales
}hcpc BG AJ
EK 
}sssc EJ
}swe 
 EK
{scottish {BG {Az {II
~<1

Ak:

{NU of {BG {AL
{Ec in  
=}bsw
{dip}sw
BG AL B2
><20

{Ca 
=}msw
><1

addiction Fn Ak
Av addictions Fn
=}cac@
=}cadc
=}casac
=}ladc
=}lcadc
=}lcdc
=}ncac
=}sudp
}ladac
><1d

peer At Ak
peer Ae  
Av peer At Ae
  Ae
  Ej Ds

XL JD A0 Bh
 DL
=}amhp
=}bia@
}amhp warranted
best interests Ho
><24
|9

B7 Lw
=}peps
}asye
B4 DU
 C1

{BC 3 Ex OP Ec
Ec in Ex OP
><15

}jnc HY AL Cs
HY AL B2
}jnc Jg
 {BC 6
><15

Ak
><1k:

}bacp PH
 EK
 DI
=}babcp
=}bacp
=}ukcp

LZ Ec
Ec in LZ

Aq:

Em Az B2
  Az
B2 in Ri
 sociology

{JD {A0 {Ev
involuntary commitment
 hospitalization
sectioning^@@

{JD {S4 {Ev
={do}ls
=}mca@
{deprivation of {liberty {safeguards
best interests decisions
S4 Gp@
JD S4

{Ay {Ev 2014
  {Ev

{HR {Ev
 Ab {XW {Ev
HR's Sp

{NQ Ab {GT {XW 
=}asfa
}icwa
{indian {Fa {Ju {Ev

Fa Ab adolescent JD A0
=}camhs

Ad:

Fa Ju Ao
{Ay{Ax
{FM-i
{liquid {On
{mosaic BG Ay
{liquid{On
}sacwis

Wa Ac BD Bg
=}hmis
}hmis Ar JE

Dm Ac AI
{apricot  
={therap
{Dm{worthy
{MW{log
{credible }ehr
{efforts to {outcomes
{lamplight F3
{simple{B7
{BG {GE }eto
{theranest


EC GY
outcome measures@

grant Co
bid 
LM Lp
trusts Ab foundations
funding bids
 D7
grant 
 seeking
 T7
 Bs
 Ac
~Lp

BG EC B8
  Ea
Cx 
 Fz
EC CN@
 Jb@

Yo aid
 F2
 QW
 Im
 E7
}wash Ic
aid 
livelihoods 
{sphere B1
}usaid
disaster QW
EV 

church ministry
 AV
congregational Ay
ministry CH
religious Az
worship 
theology
spiritual LZ

anger Ac
~<27

play AL
 RP
Zh playground
playwork

HO Fr At
  modification
Vh Yh

attachment Ab Fa trauma
=}pace Ft
attachment-Di B7
W1 parenting
~<1g

sleep-in shifts
 D1
waking nights

Ap Fb Fe
Bq JM
accompanying I0

Ay KC
 NP@
C4 Mm
J4 Jk
Hg-directed At

Hn Vx BG AL
Vx to assess
~<1s

By E7 Ea
DM 
rent E7
Mv 
MZ 
EV By 
}liheap
~<26

veterans Az
 At
}ssvf
Sy veterans
veteran population
}va Gd

reentry 
 At
ex-X7 
re-JE Ea
X7 WN
Sy ex-offenders

}hiv 
}hiv/}aids 
}hiv Ey
 Dm Ac
{ryan {white

Hd LW 
 EC
birth to three
=}ei Az

NM helpline
Oi text Bx
helpline
hotline
listening Ap
~<2t

Zj DS XW
Fk E9 conferencing
  Zj
 A7 GJ

Bq-centered AD
 Jo
Bq empowerment
Bq-RY B7
empowering Ap users

Ei of BG UK
reflective Ei
 B7
PP caseworkers

caseload Ac
caseload
><39

Lq Ap FI
=}isp@
At CC
individualized Ap 
~<37

Fa B6 Ll
Fa abuse  
F6 47
><25

fostering BH
{Kf {f 
foster parent AO
~<36

permanency AD
permanence 
NQ Cm Np
~<36

YI visitation
 HU
 Se
HU Ei
~<35

AQ AD
~<32

EP Oi
Oi BH
 F2
 stabilization
><34

Oi Bx
 hotline
suicide 
~<c

signposting
IX V2
BD Ab 
~<32

Et Bu AO
  Bu
Pp 
Nz Pp
~<30

LJ HQ
assertive 
HQ AL
detached HY 
~<30

Cx ET
 organizing
 Bf
~<31

At M8
M2 
facilitating 
E9 Uv
><31

psychoeducation
psychoeducational M8
~<32

Lq LZ
E5-to-E5 
Lq Ab E9 Ri
><31

couples 
 Dx
marriage Ri
~<2f

}emdr Dx
=}emdr
=}tf-}cbt
trauma-Tk }cbt
~<2b

addiction LZ
 Gc
Xr abuse 
 Ri
><33

needle OR
overdose Ey
naloxone
~<2b

sexual assault Mi
  assault
~<32

LF At
 sustainment
~<31

W2 Ye
O1 D7
Gd Vi
~<31

job De
 readiness
 E1 E7
employability Bu
~<30

Vg Or
Lq Qa Ab At
T9 GX
~<31

key El
 AJ
keyworking
><2z

HY NK
 ET
 CH
~<2y

hospice BG AL
Hn 
Bb 
><41

TW BH
}dsm-5
}dsm-}iv
}dsm-{v
JD status exam
~<2y

donor stewardship
 DN
 ZK
 ET
 C7
~Lp

major gifts
 donors
Il GH
legacy Lp
K7 giving
planned 
Lq 
~Lp

Lp Hw
 GH
Cx Lp
~Lp

prospect Bm
donor 
~Lp

Ry DV
 AO
GZ volunteers
trained 
~Ry Ac

BJ Ab GY
={m&{e@
logframe
logical FM
~<1k

Mw Oy
outcomes 
outcome star
~<1l

chaplaincy
pastoral Ri
 ministry
spiritual Ay
~<1i

HY ministry
bible Np
preaching
sermons
worship Pi
~<1j

Sy Cx GC
Cx Dq
 SP
At DS UA
~<3c

UA Ab Q4 At
~<3d

Bf Nw DS young BP
engaging young BP
~<3c

AD GC CW young BP
issue-Di Vz
~<3d

E9 AL DS parents
E9 AL
parenting E9
 EU

AC
><4f:

Fa Ab Fk Gp
Es-ordered-  
parenting 
Fk 
single 

psychosocial BH
biopsychosocial 

Ad:

donor NI
{bloomerang
{donor{perfect
{neon}crm
{little {green {Px
{SF {M3 {pack
{IA }npsp
e{tapestry
>Lp

}cans BH
=}asi@
=}cans@
=}gaf
}asam criteria
}gad-7
}phq-9
~<4k

{raiser's {edge
{blackbaud
><2

Aq:

SF Ac
MW 
 Im
voluntary 
non-N8 
Nq 
SF 
 CH
 AV
 organizations
 A5
501(c)(3)
=}ngo
not-CW-N8

lone El
 AJ E6

OG D1
 KC
 Hr
 Se
 Gp

}lgbtq At Az
}lgbtq+  

{medicaid waiver Az
waiver  
Wq Ay organizations
=}hcbs
}hcbs waiver

BG IK
 UO
 Ju IK
Ju Sp

Em HO Ab BG FV
ecological Ao M6
FC-in-FV

Fa in need
  B6 CC
 U2
~<3p

Ay leavers
leaving Ay
~<3i

elder abuse
=}aps@
adult W8 Az
~<3k

kinship Ay
 Gp
~<4s

Hd help
Fk LW
{troubled {XW
~<4r

Fk Es
juvenile 
dependency 
{Ba {AX {outline
Ay Rc
~<4p

wraparound Az
=}mash@
wraparound
~<4k

adverse Y9 experiences
=}ac{es
attachment M6
complex trauma
~<3n

Ls-XY Gc
=}mat EC
methadone
opioid substitution
 use disorder

12-step Ea
Ej De
 AD
twelve-step
~<4f

Qk abuse
 violence
gender-Di 
intimate FA 
violence against women
~<4f

}marac
=}dash@
}dash B3 BH

EV Wk
Wa 
transitional Cf
women's refuge
~<4f

{Cf {D3
Ro supportive Cf
rapid rehousing
~<4g

{F6 8 Cf
}hud Ea
Cf choice voucher
~<4g

{Xz {FB
{C4 {independence {Ml
Cf O1
Ju In
~<4g

}snap Gd
=}ssdi
=}ssi@
=}wic@
Bj stamps
}tanf
Ba E7 Ea
~<4h

asylum seekers
 At
refugees
~<4f

at-B3 HY
young offenders
~<4c

Fa sexual exploitation
Fa NX  
=}cse@
TF LU
knife Kc Ey
~<4c

severe JD illness
serious 
=}spmi
~<4b

diverse populations
underserved 
 WV
diverse 
~<3v

vulnerable 
marginalized WV
low-J2 XW
marginalised M8

mandated Bs
mandatory 
mandated VW AO

={HR {D3@
{HR {D3 {Ev
>TR HR

	> BG-AL

BG AJ
 AL DL

Cy BG 
Yv 
FZ 
=}lcsw
=}licsw
=}lmsw

Bb 
dialysis 
A0 
hospice 
Hn 
Vx 

BL 
BL PV 
BF Ju Ah

Fa B6 AJ
 Ah
  W8 HF
}cps  
 T6
 AJ
Fa Ju 
 Ae

NQ BG AJ
permanency Ae
NQ 
 Fn
 AJ

foster Ay AJ
 T6
 As
fostering BG AJ
PP 

BG AL Aj
 E4
 Dg
 EA
  Ap E4
  Az Aj
BG AJ  
Aj BG AJ
EA 

XL JD A0 Bh
=}amhp
best interests Ho

> BG-AL-Ac

BG AL Aa
 AN
 Ax
BG Az  
 Aa
 AN
Fa Ju  
Nz reviewing Ah

Ex Aa
 EC Aa
  Ax
 AN
 As
 Az Aa
HR's Cm  
E9 
T9 Pp  

> X0

Dm Aa
 AJ
 Ac Ae
 AN
X0  
T6

BG Az AJ
Em 
BG Ay  
Em Ap Ae
BG Az  
 As
 Dm Aa

W2 AJ
 Ae
Gv AJ
Gd Fn
 Ah
Ju 
Ba E7 T6

Fk At 
 Ae
Fk ET  
Fk  
Hd LW 
 AJ
Fk 
  Ap AJ
 As
  AJ
 Dm Aa
  IX AJ
  RF
 HQ AJ
  DL
Hd help 
HU AN

Cf 
Wa 
LF 
  sustainment Ah
UW Ey  
WN AJ
T9 Cf 
Wk AN
 Aa
Wa Dm 
Cf 
  Fn
 navigator
 Ae

GX Ae
QV Aw 
L6 
employability EZ
 Ds
GX 
 At AJ

refugee Dm Aa
  WN Ae
  At AJ
asylum 
WN T6
immigrant Az As

victim RF
Es 
Oi 
sexual assault 
Qk violence  
 Fn
  abuse AJ
 DL
=}idva
refuge AJ
victim At 
  Az Ae

RF CW BP DS WJ
Rl Ah
 BI
 RF
Nz 
JD A0 
Cp In  
SP AJ

Zk Ab WN AJ
through-the-gate AJ
X7 Dm 
reentry Ae
 Dm Aa
WN Ah

Ju In Ah
 EZ
Gd  

debt EZ

parent Lw
Cm QI
parenting DL

Wa HQ AJ
hostel  
Wk 
UW Ah

job Ds
AL 
GX EZ
job Bv

Vg Or Fn
  Fn
Or 

> LZ

Fn
Fa FZ
in-Cm 
trauma 

marriage Ab Fk FZ
couples FZ
Fk 
 Fn
marriage 

Xr abuse Fn
addiction  
drug 
JU dependency 
Xr use  
addictions AJ

peer At Ae
 AJ
  mentor
 RF
 Ae
peer Ej 
Ej Ds

Oi Fn
Oi LW 
  AJ

JD A0 
Vh 
JD A0 clinician

Ge Bh Fn
Cy  
 FZ
outpatient 

bereavement counsellor
grief Fn

Ej AJ
 As
 DL
Xr misuse AJ
drug Ab Pg  

> At-AL

At AJ
respite 
T9 Pp 
complex IO  
Rl  
E9 Cm 
key  
Ex 
 E4
 Ae
Nz Pp 
habilitation  
WD At 
Et Bu Fn
 C1
A1 AJ@

Ex OP 
  Ay AJ
W1 
HY 
HR's Cm  
  Ex AJ
Fa Ay Fn
Gy parent

GC As
VH 
Et enrichment 
G8 FP  
GC Aj
NN AJ
day FP 
  Dr Ah
day Ap  

MS At DL
ZT 
MS At AJ

J4 At Bh
 AJ
 Ae
  Ay BK
=}dsp@

Cx At AJ
 Ae
HQ AJ
 At AJ

> HY-Ab-Cx

HY AJ
young FC's 
HY HQ  
HY Az  
HY At  
HY Aw  
 Ae
  Ah
 mentor
 Dm Aa
HY EC  
 As
C4 EZ
young persons BI

 UO AJ
juvenile 
  Fn
 Um Ah
HY offending  

Cx AJ
 facilitator
 connector
 ET Ah
  At Ah
  As
 KB
 Lw
 A1 AJ
  Ap AJ
TO  

BG prescriber
P7 BI
 As
 DL
link AJ

HY Fn
 RF
 Ae

Cx organizer
 Aw AJ
 Ah

 HQ As
 AJ
  ET As
HQ  
 Ae

> MW

Ry As
 AN
 Aa
 ET Aa
  Az Aa
Ax of volunteers

fundraiser
advancement Ah
K7 giving 
Aw  
 AA
 As
grant 
Lp 
 Aj
 Aa
 Ah
philanthropy 
 Aa
R5 AG

SF EC Aa
Ea  
MW 
 Ah
 AJ
 A1 Aa
non-N8 Ax
Ap As@
EC 
 Ax@
 Ah@

aid AJ
QW 
Yo 
 Ah
{m&{e 
Fc Aw 
  EC Ah

grant Ip
bid 
R5 Ae
 Aa

Aw Ax
Ax of Lp
donor C7 Aa
major gifts Ah

MW 
SF 

> ministry

chaplain
imam
rabbi

pastor
clergy
minister of religion
priest
church minister
vicar

HY pastor
worship 
 BT
HR's minister
HY 

	AI	
Eo Bu^
 Uk
 A5
To 
 Bu
 Uk
Tz-JW 
={Eo@
Co Cw

{type{Sh
=}ts@
typescript/javascript
>|o

{scala
>|97
<2

={groovy@
I3 groovy
~|12

{lua

{VT 4}gl
openedge abl
VT openedge

={pascal@
turbo pascal

{fortran

}abap

={apex@
apex RO
 triggers
IA apex
>|89

Jn CI
arm Jn
x86 

={solidity@
solidity Is GD
>|83

{bash
shell Sh
unix shell

regular expressions
regex
regexp

}html
xhtml

}css
cascading style Pm
css3

}xml
xpath
xsd
xslt

}json

}yaml

={markdown@

=}uml
unified modeling CI
uml RD

}rpg Eo
rpg iv
rpg/400
as/400 rpg
rpgle

={smalltalk@

={prolog@

AC
><o:

{IQ{Sh
=}js
ecmascript
es6
vanilla js
~<o

{Oh

={c@
ansi c
Mh 
c CI
 Eo
c/c++

={go@
go CI
 Eo
golang
~|1

{rust@
rust CI
 Eo
rustlang

}php

{ruby@
ruby CI
 Eo

={swift@
swift 5
 CI
 Eo
~|1

{objective-{c
obj-c
objc

{kotlin

={dart@
dart CI

{perl

}vb.}CZ
vbnet
EF Nk .CZ
~|1

{EF {Nk
vb6

}cobol

AC
>|84
<14:

{IQ
={j2}se
~|1
<7
<13

{c#
c sharp
csharp
~<5

{c++
=cpp
c++11
c++14
c++17
c++20
~<g
<e

AC
>|81:

={elixir@
elixir otp
 CI
~|1

{erlang

{haskell

{clojure
clojurescript

{f#
f sharp
fsharp

{o{caml

={lisp@
common lisp

Ad:

={delphi@
embarcadero delphi
Tz pascal

{cold{N9

{Cv{K2

{EF {fox{DK
foxpro

{BU{Jn
=}wasm
wasm

Ad
><17:

={sass@
=}scss
scss
~|1

={less@@
less css


EQ-Eg Aw
ui 
Bq-side 
EQ Eg@
frontend
>|2f
~|1x

progressive BU apps
 DT
Ap UK@
=}pwa

single-page D7
=}spa@
single page app
><2

Er-side Uh
=}ssg
=}ssr
static Bo GW

responsive BU Ag
  BU
 layouts
 Ag
EP-D3 
><1f

J8-browser compatibility
browser 
J8-browser A8

BU Cc
Kk BU vitals
lighthouse@
page speed GB

Ir Ac@

micro frontends
 EQ ends
module federation

{BU{sockets
Dk-C9 Zl@
socket.io

{BU}rtc

internationalization
=i18n
=l10n
AI localization

AC
><1d:

=}ajax
={ajax@

BU Vj
custom elements
lit element
shadow dom

}dom manipulation
=}dom@
IB Tz Ft

Ad:

{nuxt
nuxtjs
>|e

{angular@
angular Ij
 Bv
 2+
 FM
><27
<i
~|s

{ng{rx
><1
|s

}htmx
><1w

{storybook@
storybook.js

npm
=pnpm
node Wo Aa

={yarn@
~<1

}es{lint
linters@
linting@
tslint
~|1

={prettier@
prettier.js

{BU}gl
webgpu

browser Bv Dy
chrome 
  devtools
dev Dy@

{zustand
>|2
<l
~|7

Ad
><1u
<t:

{react@
react Vj
 Af
 Bv
 FM
 hooks
 redux
react.js
reactjs
~|1
<c

{vue
vuex
pinia
vuejs
~<d

{svelte
sveltekit
~<2
<1

{ember.js
={ember@
emberjs
~<3

Ad
><1z
<r:

{redux

{mob{x
~<1

Ad
><7:

{next.js
nextjs

{gatsby@
gatsby.js
gatsbyjs

={remix@
react router

{Ij }ui
mui

{ant {Ag
antd
~<1
|1

{chakra }ui
radix ui
shadcn
~<2

{tan{KJ {query
=}swr@
react query
rtk 

Ad
><2a:

{angular}js
angular 1
angular.js

{rx}js
reactivex

{backbone.js
backbonejs

{PC}js
PC.js

{alpine.js
alpinejs

={astro@
astro FM

j{query

={babel@
babel.js
babeljs

{d3.js
={d3@
d3js
~|2

{three.js
threejs

{chart.js
chartjs
~|1

{highcharts
echarts
~<3

Ad
><2x:

={bootstrap@
bootstrap 4
 5
twitter bootstrap

{tailwind }css
tailwind@
tailwindcss

{styled {Vj
css-in-js
emotion css

Ad
>|4s:

{webpack
~|2

monorepo tooling
monorepo
lerna
nx Xn
turborepo

{vite
vitejs

={gulp@
gulp.js


back-Eg Aw
Er-side 
 Eo
back Eg@
back-Eg AB
backend
~|1
|j

full-KJ 
fullstack
full KJ
><1x
<1

}mern KJ
=}mern
><14
|1r
<1
{mongo}db

}mean 
=}mean@
><1h
|1q
<2
{mongo}db

}lamp 
=}lamp
><2w
{my}sql
{JG
{I3 }http {Er

asyncio
async Oh
aiohttp
><31

F3 migrations
schema 
alembic@
flyway
liquibase

Lr Ap bus
=}soa@
biztalk
=}esb
Ap-JW Ix
tibco
>Ao Ia

{IQ multithreading
concurrent IQ
IQ concurrency
><2p
|5l

}jvm R9
=}jvm
IQ Ht CF
><2q

}linq
><2q

}api Aw
=}api@
apis@
DT Eo SN
BU Az

{o{auth
=}jwt
=}oidc
json BU tokens
openid connect

microservices
micro Az

CE-I5 Ix
=}cqrs
CE Jr
CE-I5

message queues
 IM
 bus
=}jms
=}mq@
activemq
ibm mq
Zl Ao@

Tz-relational JY
=}orm
Tz relational mapper

caching@

serverless Aw
VY as a Ap
serverless

BU DT 
BU  
 DT
 apps
 Eo
~<2f

webhooks

BU scraping
Ar 
BU crawler
 crawling

Ml Ia
paypal 
Ml gateway
stripe api

headless }cms
 CQ Ac

{word{EI Aw
custom wordpress
wordpress plugin
 theme
><3g
{word{EI

{shopify 
shopify theme 
  liquid
 plus
>|1

e-Hp 
NJ 
 NL@

AC
><g:

}rest }ap{is
=}rest@
rest Az
=}rest
restful@

{graph}ql
apollo Bq
 Er
~<1

g}rpc
protobuf
NR buffers

=}soap
soap api
 BU Az
wsdl
~<3

Ad:

{node.js
={node@
node@@
nodejs
><3u
<x

{nest}js
={nest@
nest.js
><1
<4j

{fast}api
fast api
><3v
<7
<z

}sql{alchemy
><3w
<k

={celery@
celery UK@
><3x

{pytest
py.Cl
><3y
|6p

={spring@
IQ spring
spring MB
 Kk
 Ar
 FM
 mvc
><3k
<13

{spring {BX
><1
<r

={hibernate@
=}jpa
IQ persistence api
><3m
<p

}jdbc
=}odbc@
><3n
}sql

{I3 {tomcat
tomcat
~|1b
|1c

}jax-}rs
jersey FM
resteasy
jaxb
><3p
<g

{I3 {camel
><3q
Ao Ia
~|1g

{akka
><4u

{play FM
~<8

.}CZ
dot CZ
dotnet
>|4a
~<3t

.}CZ {Kk
.CZ 5
 6
 7
 8
dotnet Kk
CZ 
><1
<3t

}asp.}CZ
classic asp@
><2
<1e

}asp.}CZ {Kk
><1
<2

{entity {FM
ef Kk
=}ef@
><4
<10

{Ld{r
><5
<34

{ruby on {rails
rails@
={ro{r
><49
<1i

{r{spec
minitest
><4a
|68

}php{Fu
><4c
|67

{phoenix FM
phoenix liveview
><3y

={gin@
gin gonic
><4g

{Eu{Xw
WT Wc
jaeger 
zipkin

{rabbit}mq
amqp
rabbit mq
><19

{memcached
><18
~{redis

{stripe Ia
={stripe
stripe Jk
><14

{drupal
><4j
CQ Ac Ao

Ad
><v:

{express.js
={express@
expressjs
node express

{fastify
~<1

{koa.js
hapi.js
koajs
~<2

Ad
><4t:

{deno
~<10

={bun@
bun.js
~<11

Ad
><4v
<1z:

{django
=}drf@
~|1
<11

{flask@
Oh flask
~<12

Ad
><z:

{spring {boot
springboot

 {AH

Ad
><4m:

{IQ }ee
=}ejb
={j2}ee
=}jee
Lr IQ
 javabeans
jakarta ee
IQ Lr edition
~<13

=}jsp
servlets@
javaserver pages
IQ Er 
  servlets

=}jsf
javaserver faces
primefaces

={struts@
I3 struts

{quarkus
~<7
|1

{micronaut
~<8

{dropwizard
~<9

{vert.x
vertx
~<a

{thymeleaf

{log4j
logback
lombok@
slf4j

{drools
camunda

Ad
><b:

{j{boss
wildfly
~|1

{BU{On
websphere

Ad
>|22:

{I3 {maven
maven@
~|1

{gradle

{I3 {ant
={ant@

Ad
>Ao Ia:

{mule{GA
anypoint Fq
mule esb
~|1

{dell {boomi
boomi

Ad
><57
<1f:

{blazor

=}wpf
K5 JN Kq
xaml

Ad
><1i:

{win{No
win No
K5 

=}wcf
K5 H5 Kq

{nu{get

Ad
><5d:

=}mfc
=}com@
DD Kq RO
win32 api
K5 

={boost@
=}stl
VK template Jx

Ad
><5h
|4q:

{n{Fu
mstest
~|1

x{Fu

Ad
><5v:

{sidekiq

={sinatra@
sinatra FM

Ad
><5z
<37:

{laravel
eloquent orm
~|1

{symfony

Ad
><62:

{Cw{igniter
Cw igniter
~<3

{cake}php
cake php
~<4

{yii
yii2
~<5

{zend {FM
laminas@
zend
~<6

={composer@
php composer

Ad
><35:

{Eu}api
api Ew
swagger@

}api gateways
apigee
api Ac
kong gateway

{twilio
sendgrid api

Ad
>|4i:

={postman@
postman@
~|1

={insomnia@
insomnia api Bq

Ad
><37:

={prisma@
prisma orm
~|1
|2

{type}orm

{sequelize

Ad
><6n
<36:

{beautiful {soup
beautifulsoup
~|1

{scrapy

Ad
><37:

{contentful
~|1

{strapi
sanity cms
sanity.io

Ad
>CQ Ac Ao:

{joomla
~{word{EI

{Iv {A5 {Aa
=}aem

Ad
>CQ Ac Ao
<2o:

{sitecore
~|1

{umbraco

{optimizely }cms
episerver
kentico
~<2

Aq:

dependency Xi
={io{c
inversion of AF


AI Aw
app 
DT 
DE Eo^
AI Ag
 AB
><7t

 Ix
DT 
Nn 
Mj 
Bg 

Bg Ag
scalable Ao
Dz-BC Ag@

version AF
revision 
K8 
 Cw Ac
=}scm@
Cw versioning

branching CY
merge conflicts
pull OZ
Nc Ac@@
trunk-Di Aw
>|2k

Cw DG
reviewed pull OZ

pair Eo
mob 

refactoring
legacy Cw
BN debt

debugging
bug fixing
Lk Cw

Cc GB
Cw 
DT Cc
Cc R9
profiling^@@

BN Ew
AI 
Ag FY@
documented Cw
BN specs

 Ko
analysed 

effort estimation
AD poker
story points

Cl-I5 Aw
Cl-D3 
=}tdd
Cl I5
>|37

MS-I5 
gherkin@
=}bdd

KI tooling
 Ao@
 Fd
 scripts

feature flags
 toggles
launchdarkly

LD Ac
 cycles
 AD
app releases
AI LD

Eu K8 contribution
 AI
contributed to Eu K8
Eu-K8 Fz

legacy modernization
DT 
legacy D7
 Ao

AY At
l3 
DT 
 AT
AI 
on-D4 D1
 rotation
 rota
on-D4@

Is GD
>|15

low-Cw Aw
low Cw
no-Cw

workflow Fd
AK Bp 
Bp Fd@

robotic Bp 
=}rpa
AI robots

{IA Aw
lightning BU Vj
=}lwc
=}soql
force.com
IA Bv
 lightning
visualforce

{Ap{now 
servicenow Bv
 XD
>{Ap{now

{share{GO 
sharepoint Bv
 FM
spfx
>{share{GO

{G3 365 
G3 crm  
G3 ax  
x++

}BQ Aw
sapui5
fiori
odata
BQ btp
 ui5
~<8e

{Fj 
Fj adf
 apex
 No
pl/sql Bv
>}pl/}sql

mainframe 
=}jcl
=z/}os
mainframe
~<7l

}ai-XY 
ai To assistants
 Dy
  pair Eo
cursor ide
claude Cw
To agents

}llm DT 
llm D7
 Ia
openai api
>large CI JC

}ai agents
agentic ai
 workflows
Ft context NR
CU-Bd Ao
Ad calling
><1

CA Eo
socket 
tcp/ip sockets

}gpu 
gpgpu
gpu SO
opencl

Jw DT Aw
  AI
 D7

BU JY
CB maps api
leaflet.js
mapbox
openlayers

E1 indexing
full-text E1
lucene

chatbot Aw
dialogflow
rasa
Lj assistants
chatbots
conversational ai

Yf AB
=}aria
wai-aria
~BU Yf

secure To
 AI Aw
owasp
~DT AH

Z9 Ab authorization
authorization Ao
Fb Z9
Z9@

numerical Eo
 K3
Hk SO

BN So
interviewed Xu

NK developers
coached 
mentored JA 
  Xu
NK JA 

BN CH
AB 
led Xu
 Aw A7
Fw AR
BN 

feature Aw
built features
delivered 
Eh 

AI ZQ
=}mvp@
={po{c@
proof of RV
minimum viable A2
Y8 AI

Aq:

Tz-JW Eo
=}ooad
=}ood
=}oop
Tz JW
oop

HL 
 Uk

Ar L2 Ab YG
=}dsa@
algorithm Ag
YG@
Ar L2

Ag patterns
gof 
=}mvc
=}mvvm@
Ft view DW
mvc Ix
mvvm

}PC PU
=}PC
Nn Cw

WT Ao
 SO
 Ix

domain-I5 Ag
=}ddd
domain I5 Aw

concurrency
asynchronous Eo
parallel 
CU-Zn
multithreading
Zn^@@

AI Aw Et I8
  KW
AI  
 Et I8
=}sdlc

extreme Eo
=}xp@@
>KN Q8

{OV of {things
={io{t
mqtt
iot

blockchain
=}dlt
cryptocurrency Aw
WT QK Ch
BU3

{ethereum
evm blockchain
><1

DE Ce WF
  Ce
SO 
comp sci
=}cs@

G2 Bg internals
kernel Aw
JG kernel
=}posix

compiler Ag
compilers@
llvm
parsers@

Dz-Cc SO
parallel 
=}hpc
=}mpi@
openmp

low-latency Ao
Dz-throughput 
low latency
Jt Ao@

HM interoperability
=}fhir
hl7 fhir
 interfaces
=}hl7

{saa{s IY
={saa{s
CU-Lb D7
saas
AI as a Ap

Dk-C9 Ao AI
  D7
 AI

AI MM Bk

Ad:

={cucumber@
cucumber bdd
cucumber@
specflow
><1o
|1x

{hyperledger
><d

{liferay
><8s
CQ Ac Ao

{DD {Cv {apps
dataverse
Cv apps
powerapps
><1j
|1

 {Fq
Cv Fq

}cics
><1c

{git{hub {copilot
={copilot@
><1c

{lang{I7
langgraph
llamaindex
><1c

{EF {FD

 {FD {Cw
vs Cw
vscode

{intelli{j }idea
intellij
jetbrains ides
~|3

{py{charm

{CZ{beans
~|1

={eclipse@
eclipse ide

{xcode

{R3 {FD

}cuda
><1i

={electron@
electron.js
electronjs
><9n
<1i

={qt
=}qml
qt FM
qt/qml
><96
<1j

{IQ}fx
IQ swing
><99
<1k

{I3 {solr
solr
><1j

Ad
><2k:

{git
gitflow

{subversion
=}svn
~<1

{perforce
helix Kk
~<2

{A7 {Kq {Er
=}tfs
tfvc

Ad
><4:

{git{hub

{git{lab

{bitbucket
bit bucket

Ad
><2h:

{c{make
={make@
gnu make
makefiles

{bazel

Ad
><2d:

{out{Ao
~|3

{appian
~|1
<1

{pega
pegasystems

{mendix

Ad
><2h:

{Cv {automate
DD FS

{zapier
integromat
make.com
=n8n

Ad
><2j:

{ui{path
ui path
~|1
|2

{blue {prism
~|1

{Fd {anywhere


AI A8
 qa
 Bt IU
=}qa@
DT A8
qa 
Bt IU 

Fb Vd 
Vd  
=}uat

AH A8
=}dast
=}sast

defect Fg
bug 
 Df
 Et I8
defect 
  Ac
 Bs
issue Fg@
logged defects

Cl V0
Cw 
jacoco

static Cw Au
  Au@
Cw Bt@

Ko traceability
=}rtm@
traceability matrix
Cl KD

AC
><7:

Fu A8

Ia 
=}sit@

Eg-to-Eg 
e2e 
={e2{e

regression 
 Hb

HL 
Bg 
black box 

LI 
 qa
 JB

exploratory 
ad hoc 

smoke 
sanity 

Cc 
Hh 
Na A8@

beta 
alpha 
beta LD

compatibility 
J5 
J8-Fq 

}api 
BU Az 
tested apis

EP app 
EP  
detox@@
xctest
xcuitest

F3 A8
backend 
back-Eg 
etl 
sql HK

H0 
play 
H0 qa
playtesting

Cl Fd
qa 
Fd A8
 FM
Fh Pv
Cl scripts

 PE
 scenarios

 CC
 CY

 Ar Ac
  Ar

Hz-left A8
KN 
NC 

Ad:

{soap}ui
ready api
readyapi
><a
~<4r

}rest {assured
={rest{assured
><b
<au

{appium
><b
<8
~|1

{espresso A8
={espresso@
R3 espresso
><c
|19

Cl Ac Dy
  Ac
practitest
qmetry

}hp }alm
=}alm@
micro focus alm
Bt FP
><1
<v

{bugzilla
mantis bug tracker
mantisbt
><w
~{jira

{Cl}ng
><b0
<d
~|v

={cypress@
cypress.io
><e
<bh
~|e

{react {A8 {Jx
><9n
<u

{browser{KJ
lambdatest
sauce labs
><ad

{sonar{qube
sonarcloud
={sonar@
><z

Ad
><p:

{j{meter
~|1
|2

{Hh{runner

={gatling@
={k6
=k6

Ad
><c:

{Cl{B5
~|1
<c

={zephyr@
xray@
zephyr scale

Ad
><p:

{selenium@
selenium ide
 grid
 webdriver
~<c
|2

{testcontainers

={playwright@
playwright@

{robot {FM

{katalon
~|1
|2

{Cl{complete
~|1

{ranorex

{tricentis {tosca
tosca

=}uft
unified HL A8
=}qtp

Ad
><c2
<z:

{webdriver}io
~<a

={puppeteer@
~<9

Ad
><1h
<c5:

={jest@
jest A8
 FM
~|1
|2
|3

={mocha@
mocha/chai
~|1

={jasmine@
karma@

{vitest

Ad
><1m
<bu:

{j{Fu

{mockito

Ak:

}istqb
=}ctfl
><1y


EP app Aw
Ts 
EP  
 D7
 apps

{app {Bw LD
play Bw  
app Bw connect
 submission
apple app Bw
CB play  
 console
published apps
testflight

push notifications
=}ap{ns
=}fcm@
firebase BX Zl

AC
><3:

i}os Aw
ios D7
 apps
 Bv
 sdk
ios@@

{R3 
R3 D7
 apps
 sdk
R3@

J8-Fq EP 
 apps
hybrid 
  apps
J8-Fq 

Ad:

{swift}ui
swift ui
><ch
<4

{jetpack {compose
R3 jetpack
><cg
<4

={retrofit@
okhttp
rxjava
><5

={dagger@
={hilt@
dagger hilt

{react {Ts
={expo@@
><ax
<c
~|1

{flutter@
={flutter
><cj
<d

{xamarin
.CZ maui
=}maui@
><cd
<e

{kotlin {multiplatform
=}kmm
><cm

{firebase
crashlytics
firestore
~|1

{supabase

Ad
><e:

}ui{kit
Dl I4
autolayout
SN K2

{Kk {Ar
Kk Uj
coredata

{cocoa{pods
cocoa touch

Ad
><m:

={ionic@
ionic FM
~|1

{I3 {cordova
phonegap
={cordova@


Mh Ao
 Eo
 AI
 Aw

G5 debugging
 bring-up
DR 
=}jtag
jtag
On analyser
oscilloscope@

AC
><2:

firmware Aw
bare GP
bootloader
firmware

Dk-C9 G2 Ao
  Ao
=}rtos
threadx
zephyr rtos

J5 drivers
=}bsp@
DR At Wo
Ci Aw

Ad:

{yocto
>Mh {JG

{robot {G2 {Bg
=}ros@
VV AI
 Eo
ros 2
ros2

Ad
><5:

{free}rtos
free rtos
~|1

{vx{Dj
=}qnx

Aq:

{i2{c
={i²{c
=}spi@

}uart
=}rs-232
=}rs-485

BO Ld Bn
=}dsp@

HL AQ AI
=}do-178{b
do-178c
iec 62304

{zigbee
={lo{ra}wan
lorawan
z-wave


H0 Aw
 EE
 Eo
gameplay 
gameplay@

 Ag
BC 
H0 P4
 NE
narrative Ag@

DE JT Eo
JT  
DE JT
Uh MU
vulkan@

shader Eo
hlsl
shaders
glsl
><1

Ht reality
mixed 
=}vr
=}ar/}vr
=}xr@
hololens
vr Aw
~|1

augmented 
arcore
ar Aw
arkit

Ja Am
 ops
H0 monetization
in-app purchases

AC
><7:

multiplayer T4
 games
netcode
photon EE

H0 }ai
pathfinding@
MS trees

Ad:

={unity@
unity 3d
 EE
unity3d
><dj
<b
~|2

Ad
><c:

{unreal {EE
unreal blueprints
unreal@@
ue4
ue5

{godot
gdscript
~<3
<1

{H0{Hc
cocos2d
H0 Hc FD

Ad
><e:

{Eu}gl
~|1

{J4{x
J43d

Aq:

H0 O8
P8 JQ
O8 MJ@

3{d TV
vector math


Ak:

{Fj {Av {IQ {Gb
=}oca@
=}ocjp
=}ocp@
=}scjp
Fj Av Bh IQ
  AA IQ
><dx

}CX {Av {Bv
CX Bv AA
>}CX

{DD {Av {DJ {Bv
=}mcpd
=}mcsd
az-204
DJ Bv AA

{IA {Fq {Bv
Fq Bv i
IA Av Bv
><6n

{CB {AA {R3 {Bv
AA R3 Bv
><1w

Aq:

DE Ce B2
AI AB  
={b{sc DE Ce
NU of 
bsc in  
B2 
  AI AB
><5n

	
> AI-AB

AI Af
 Bv
 Aw Af
=}sde
=}swe
Bv@
Gb

DT Bv
 Af@

Gb An
An Gb

full-KJ Bv
 AI Af
  BU Bv
mean KJ  
mern 
fullstack  
 Af
full KJ 

back-Eg 
Er-side 
backend 
 Af
back-Eg 
backend AI 
back-Eg 

{IQ 
={j2}ee 
IQ backend 
IQ AI  
 Af
IQ  
 Gb
 full KJ Bv

{Oh 
django 
Oh Gb
 Af
Oh AI 

.}CZ 
asp.CZ 
c# 
dotnet 
dot CZ 
.CZ Gb
 Af
.CZ AI 

{c++ 
c 
c++ Gb
 Af
c++ AI 

}php 
laravel 
symfony 
php BU 
  Gb
 Af

{ruby 
rails 
ruby Af

{go 
golang 
 Af
go 

{node.js 
node 
nodejs 
node.js Af

{scala 
scala Af

{rust 
rust Af

AI AB GI
  EA
 Af EA
GI AI Af
 Bv
GI  
JA 
EA 

 Eq
  Bv Eq
  Aw Eq

}api Bv
mulesoft 
middleware 
Ia 
 Af@

Jw DT 
Jw  
qt 
K5 

mainframe Bv
=}rpg 
cobol 
 Gb
mainframe 
as/400 

blockchain 
 Af
BU3 Bv
solidity 
Is Fh 

}rpa 
Fd 
uipath 

low-Cw 
outsystems 
Cv apps 
low-Cw DT  
Cv Fq  

}ai Af
llm 
prompt 
ai AI 
  Bv

Fq AI 
Ga 
Ao 
WT Ao  

Bm 
Hk Gb
 AI Bv

E1 Af
 Bv
elasticsearch 

Dy Gb
 Bv

KI Af
KI Ab LD 

LD Aa
 As
 Af

AI AE
 Ib Af
  Jb AE@

GE Af
Jb 
forward deployed 
=}se@
AW Af@
Al 

Bv RF
 C7
 evangelist
BN 


> AK-Fq-Aw

{IA Bv
IA lightning 
  Gb
 Af
IA Ff

}BQ 
abap 
BQ fiori 
  abap AE
BQ BN  

{Fj 
pl/sql 
Fj No 

{share{GO 
sharepoint AE
 Af

{G3 
d365 
G3 365 
G3 crm  

{Ap{now 
servicenow AE
 Af

}erp 
odoo 
netsuite 
erp Gb


> BU-Aw

EQ-Eg Bv
Bq-side 
frontend 
ui 
EQ-Eg BU 
  Af
ui 
frontend 
 AI Af
  Ff
javascript 
ui 
EQ-Eg 
 AR

{react 
react.js 
reactjs 
react frontend 
  Af

{angular 
angularjs 
angular Af

{vue 
vue.js 
vue Af

{IQ{Sh 
typescript 
javascript Af
 Gb

BU 
M0 
OV 
BU DT 
  Gb
 Af

{word{EI 
wordpress BU 
  Af

}cms 
drupal 
joomla 
sitecore 
=}aem 
CQ Ac 

e-Hp 
woocommerce 
NJ 
magento 
shopify 

webmaster
BU Ca
 AG
M0 
 Aa

Yf Af
 Ae
 Bv


> EP-Aw

EP Bv
app 
EP DT 
  Af
EP AI 

i}os 
swift 
iphone 
ios app 
  Af
ios AI 

{R3 
kotlin 
R3 app 
  Af
R3 AI 

{react {Ts 
react Ts Af

{flutter Bv
ionic 
xamarin 
J8-Fq EP 
flutter Af


> AI-A8

}qa Af
qa AI 
AI Bt  
 IU Af
=}qa@
qa Ae@
Bt IU Af@

 An
AI Bt 
qa Cl  
Bt IU An@

AI JB
LI 
DT 
HL 
qa 
Cl An
JB@

Cl Af
AI A8 
BU 

 Fd Af
qa 
Fd qa  
  JB
 Cl Af
=}sdet
AI Aw Af in Cl
selenium JB
Cl Fd Bv

Cc Cl Af
Hh 
Cc JB
 Af@

Cl Aa
 As
 AR
qa 
qa A7 
  Aa@

EP JB
 app JB
  qa Af

H0 
playtester

}uat 
Fb Vd 
=}uat An
uat As
 AR


> Mh-AI

Mh AI Af
 Bv
Mh c  
Mh  
 Af
 c++ Af

firmware Af
bios 
firmware Bv

Mh {JG 
bsp  
JG kernel 
 Bv
J5 Ci  

{io{t Af
iot Bv

}fpga 
asic 
vlsi 
=}rtl Ag 
asic 
fpga 
vlsi 
BO Ag Af@

Ag Kn 
asic 
Kn Af@

VV AI Af
  Gb
 Bv
=}ros 

DX 
adas 
autosar  
 Bv

Ld Bn Af
=}dsp  
dsp AI 


> H0-Aw

H0 Bv
 Af
gameplay 
 Gb
H0 

{unity 
unity3d 
unity Af

{unreal 
unreal EE 
  Af

H0 Bz
BC 
Ao Bz@

JT Gb
shader 
JT Af
Uh 
JT AI 

}ar/}vr Bv
ar 
vr 
xr 
augmented reality 
Ht 

H0 JS

BN Gh
MU Bv@


> AI-CH

AI Ff
DT 
.CZ 
IQ 
BK Af@
P9 
 AI Af
BK 

Mj 
Ia 
BN 
it 
Ao 

Fw AR
module 
Aw A7 
AI 
BN 
  AR
AR Af@
 Bv
AR AI 
 Af

AB Aa
AI 
 AB AR
Aw Aa@

CR Ch Ah
Ch Ax
=}cto
=}vp of {AB
vp AB
Ax of 
Be 
vice P5 

	sport	
E0 DU
gym 
F1 
E0 De
 AO
U0 F1
~|p

F1 Eo
workout 
 CC
 Ag
custom workouts
F1 CC
personalised AO 
E0 Ea
~|o

E0 Gp
 Sk
 evaluations
 A8
}vo2 max 
}par-{q
Gn ZP
 measurements
movement GF
~<1

strength Ab Os
S7  
strength AO
resistance 
speed 
weight 
{olympic RU
Os Ds
 Ic
periodisation
plyometrics
powerlifting
weightlifting
~<2

Dz-intensity interval AO
N5  
interval 
=}hiit
{f45
bootcamp@
~|m

indoor cycling DU
  cycling
spin C1 Ak
spinning RO
~|l

yoga DU
}ryt 200
 500
ashtanga
vinyasa
yoga

pilates 
barre
pilates

meditation Ab mindfulness
breathwork
meditation
mindfulness
Kd healing

tai chi Ab martial GU
}mma AO
boxing@
jiu-jitsu
judo
karate
martial GU
Hg-M4 DU
taekwondo
tai chi
krav maga

aqua E0
UM 
aqua aerobics
CD 

G8 
{silver{sneakers
adapted F1
chair 
falls Ey 
older adult  

ER- Ab Dn-natal F1
postnatal E0
ER Ab postnatal AO
pregnancy F1

}gp F1 V2
F1  
 physiology
Cy F1
cardiac rehab 
Bb E0

weight Ac De
  Ac
 Hf
~|1

OJ De
 BF
 Aq
 Gv
nutritional 
 Qg
dietary 
{YV {OJ
CL OJ

A0 
habit 
Et 
Qo 
VH 
P7 
}nbhwc
healthy VH VE

Qo Ea
C8 Qo Ic
P7 Vz
HN Qo

CK De E0
  E0 De
{my{E0{pal
{trainerize
{true{Ds
Ht AO Uv

gym inductions
Bi 
DI 
Eh DI ZZ
gym tours

 JP Al
JP  
gym 
C4 AO 
Eh memberships
D0 

gym Am
E0 FP 
  Dr Ac
K4 Kz  
gym  
E0 
A0 club 

CL Dx
 injuries
 Hm
 Or
TH 
athlete 
S7 AO
pitch-side D3 aid

corrective F1
XY stretching
flexibility AO
foam Wt
SW AL
posture BH
 correction
stretch Dx
stretching^@

AC
><o:

C4 AO
}pt Uv
E5-to-E5 

E9 F1 RO
E0  
aerobics 
F1 
FD 
boot camp 
E9  
 F1
 E0
 AO@@

Ad:

gym Bi
cardio 
F1 
E0 
CL 
{Et {E0
{technogym
F1 Kx
resistance 
free weights

E0 FD AI
{Qo{Pp
={A7{up
}abc {E0
 {ignite
{club{ready
{gladstone {plus2
 K4
{legend 
{glofox
{mariana {tek
{mindbody
{zen {Ck

Ak:

{BC 3 C4 AO BZ
  AO
  }pt
  4 C4 FN
=}re{ps@@
}cimspa
><6
|3

Av strength Ab Os Ae
=}cscs@
}nsca
}uksca
><t

Ak
><x:

{BC 2 gym C1
 U0
  E0 C1
}re{ps {BC 2
gym C1 Cs

}ace Ak
 E9 E0
  Av
}issa 
 C4 FN
}ace 
}acsm Av 
=}acsm
}ace-}cpt
}acsm-}cpt
}afaa
{american {II on {F1
}ncsf
}neta

Ak
><b:

}nasm Av C4 FN
}nasm Ak
}nasm-}ces
}nasm-}cpt
}nasm-}pes
=}nasm
~<2

Av C4 FN
  E0 FN
}ncca-Rd Ak
E0 
C4 FN 

Aq:

F1 Ce
CL 
 EY
Em kinetics
 movement
J9 Br
kinesiology

AP:

S7 FN Ak
  AO BS
=}atc@
}boc Av
Av S7 FN
><k


CL De
collegiate 
Dz BL 
coached teams
 HY
De athletes

swimming Cd
 O5
}asa {BC 2
}sta 
baby swimming
Cd 
=}wsi
learn to swim
swim De
 DU
CD AQ C1

golf DU
 De
 Am
 O5
 C6
tee times
}pga golf
 Bh

equestrian De
}bhs qualifications
 {GR
 {BC 3
}bhsai
dressage
riding DU
 O5
show jumping

ski DU
snowboard 
}aasi
}psia
ski Oc

Wx GC 
archery  
Wx 
 pursuits
 BF
 CH
 T3
Zh GC
bushcraft
raft Bf

scuba diving DU
dive  
 guiding
snorkelling 
}padi
}ssi diving
scuba 
divemaster

surf DU
}sup 
watersports 
windsurfing 
paddleboarding
surf De

PD Cd
ballet 
=}rad PD
contemporary 
hip hop 
}istd
{royal {Wr of {PD
ballroom dancing
PD RO
 De
Cd ballet

athlete Aw
player 
athlete BJ
H0 CY
Uz De
EG pathway

officiating
H0 officials
match 
refereeing
scorekeeping
umpiring

CL AV
S7 
 FW
sport Aw
club CL
CL leagues
 Ac
 Am
 Eo

adaptive sport
Rl 
Xo 
para 
{IH {olympics

N3 CL camps
CL  
summer 
day 
camp GC
 Ea
after-BL CL clubs
CU-NN camp

CL turf AT
CL B4  
}pa1 Ab }pa6
green Qr
turf Ay
 Ac

AC
><f:

football De
soccer 
}ussf BS
}fa {BC 1
 2
  De Cs
}uefa {b
 {a AP
}uefa {c  
De football
 soccer

basketball 
De basketball

tennis 
padel 
squash 
badminton 
racquet CL 
}lta Rd Ds
  {BC 2
}uspta
pickleball DU
tennis 
 O5

rugby 
baseball 
hockey 
lacrosse 
softball 
}rfu 
De baseball
 rugby

gymnastics 
 DU
}usa {gymnastics
cheer De
cheerleading 
trampoline 
tumbling@@

athletics 
endurance 
triathlon 

CL session AD
AO 
  drills
AR OH
B7 AD
 Uv

Ad:

CL Cc Au
notational  
{catapult }gps
{dartfish
{opta Ar

Aq:

CL psychology
Cc 
JD Cc De

esports
e-CL De

Ak:

TR in sport
{GT{sport


pool BM Cj
  Am
 Ai
 IW
 CD A8
chlorine  
=}cpo Ak@

aquatics Ac
pool 
swim BL 
UM Am
UM Kz 
aquatics Eo
lifeguard Ei

Ak:

lifeguarding
=}nplq
=}rlss
{star{GQ
CD AQ
UM 
surf lifesaving
>cardiopulmonary Zr
D3 aid


Yp
cut Ab finish
HS Ab Qw
Hj  
 Ag
 Az
 HS
ladies 
haircuts
haircutting
hairstyling
style Hj

Hj colouring
 bleaching
 tinting
{wella colour
{l'{oréal 
{schwarzkopf 
{redken
foils^@@
~<1

blow-drying
blowouts
hot Dy
QA Qw
up-dos
~<2

Hj extensions
tape-in 
sew-ins
~<3

perming Ab straightening
JU  
Hj relaxers
 relaxing
Ro waves
perms@
~<4

barbering
clipper HS
skin fades
fades^@@
straight razor
~<5

scalp OC
Hj 
deep Os
scalp Au
trichology

IN Dx
spa 
 OC
aesthetics 
Lg 
IN 
 Az
spa 
esthetics

facial OC
JK-ageing 
skin 
Wb 
{decléor
{dermalogica
extractions Wb
{elemis
facials@
>|2j

Gn waxing
Hj I1
hot wax
waxing@
{lycon
depilation

Mz Hj I1
Mz tattoo  
  OC
 Av
 AQ BZ
=}ipl@
cosmetic Mz
electrolysis

aesthetic injectables
 Hm
 CP
}prp Gc
cosmetic E6
injectables
non-OY aesthetics
Bb 
 spa
medspa
skin boosters

manicure Ab pedicure
foot OC
nail 
 Az
 shaping
 Ay
mani-pedi
dip powder
manicures
pedicures

eyelash extensions
lash 
 Ab brow
{russian lashes
classic 
TJ 
lashes^@@

Pq artistry
make-up 
 DT
cosmetic 
Pq 
 O5
IH Te make-up
airbrush Pq
ON 
CM 
make-overs
makeovers@

Ro Pq
microblading
micropigmentation

Pu tanning
airbrush 
sunbeds
tanning beds
 Lg
 OC
{st {tropez tan

massage Dx
cupping 
massage
=}lmt
{lomi {lomi
}mbl{ex

reflexology
alternative Hm
herbal 
complementary therapies
holistic 
{ayurveda
ear candling
{ayurvedic OC
homeopathy
hypnotherapy
naturopathy

IN Sk
Hj 
Bq Sk@
 K9 cards
Sn  
contraindications
Gc Sn

Lg JZ
 cleanliness
 Vl
Vl of Lg
sanitizing implements

 retailing
Bc Hj IY
spa Bc

 Ac
barbershop 
spa Am 
Lg AK
 Ei
 CH
 Am
 Rq
 Cb
 CN

 KV
 DY
 Q4
spa 
 EQ Da
Lg 
  Qp
Gc 

Bq base Bf
column  
clientele 
established clientele
own 
Bf 
Qt 
Bf a 
Bq SK
 base^@@
 Wv
clientele@@
loyal clientele@@

tattoo artistry
 Ag
 AP
custom tattoos

QA spa rituals
spa  
hydrotherapy pool

session Qw
photoshoot 
catwalk Hj
ON 
Hs wigs

boxing De
 RO
 DU
boxercise
kickboxing
~<2r

HL AO
}trx Yz
kettlebells
=}trx

{zumba
PD E0
~<2c

TH Ey
prehab
~<2h

S7 taping
kinesio 
CL 
><2i

OJ CC
meal 
macro De
><2q

DI NG
JP 
 V1
 IL
DI ET
~<2m

K4 Dr Am
 Ac
CL Kz  
K4  
 Am
T3 FP 
~<2m

CL Bi KM

birthday parties Ab GA play
birthday parties
HR's 
GA play
trampoline park

sailing DU
}rya powerboat
 dinghy C1
powerboat Eb

tournament TP
XS DY
league Ac
CL CE 
tournaments
~<1s

T3 Eo
 Ac
intramural CL
parks Ab T3
recreational Ea
~<1t

athlete DV
player 
 scouting
GZ athletes
EG Nt
~<1w

CD KF
UM 
perform rescues
rescues^@@
swimmer AQ
~<18

pool Ei
poolside 
swimmer 
pool Oc
 J6
~<19

men's haircuts
 VO
gents Yp
~<13

beard RB
 VO
hot towel shave
straight razor  
wet shaving
><14

braiding
cornrows
Hj weaving
~<17

afro Hj
textured 
locs
natural Hj Ay
~<1b

wig Qw
wigs^@
~<19

bridal Hj
occasion 
Tj 
Hj up
updos
~<1b

shampooing@@
Hj MY

keratin Gc
{brazilian blowout
 blow dry
Hj smoothing OC
~<1b

microdermabrasion
{hydra{facial
JU peels
dermabrasion
dermaplaning
microneedling
peels^@@
><18

skin Au
 Gp
 Sk
~<19

eyebrow shaping
 Zn
 tinting
brow 
 lamination
 shaping
Zn^@@
}hd brows
henna 

lash IP
 tint
}lvl lashes
eyelash tinting
~<16

nail art
 Ag
~<18

Gn wraps
 scrubs
 OC
exfoliation 
~<1e

aromatherapy
essential oils
~<14

reiki
crystal healing
DM 
~<15

Gn contouring
{cool{sculpting

patch A8
~<16

aftercare Gv
aftercare@
Bq aftercare

Ad sterilisation
disinfecting Dy
sanitizing 
sterilising Bi
barbicide
~<17

rebooking I0
Bq rebooking
~<15

QA Hb
hammam
sauna Cj

AC
><1d:

CL massage

deep R8 
trigger GO  
 Dx

{swedish massage
relaxation 
full Gn 

hot stone 
  stones

pregnancy massage
prenatal 

lymphatic Md

{indian Be massage
{thai  
shiatsu

AC
><32:

netball De
 umpiring
De netball

cricket 
De cricket
}ecb Ds

volleyball 
De volleyball

FQ Ab B4 
M2 De
J8 country 

AC
><32:

Ur DU
}rci Ur
rock 
}spa Ur award
bouldering

paddlesports 
kayaking
paddlesports
canoeing

ropes Iq UU
  Iq
challenge 
Dz ropes
low 

AC
><2x:

greenkeeping
}bigga
fairways
golf greens
 Iq AT
greens mowing

pitch marking
 AT

AC
><2d:

balayage
foil highlights
Hj 
highlighting Hj
ombre 
highlights Ab lowlights

colour correction
 MG

AC
><25:

acrylic nails
gel 
acrylics@
nail enhancements
 extensions
}biab

gel polish
 manicure
={shellac

AC
><26:

bridal Pq
 make-up
Tj Pq

IH Te 

AC
><2c:

dermal fillers
lip 
fillers^@@

botox
JK-wrinkle injections
botulinum toxin
neurotoxins

Aq:

Wb Aq
skin Ay
 types
Wb

{J8{fit
}cf-{l1
><4w

concussion OM
 Ac
return to play
~<4f

{duke of {edinburgh award
{dof{e
expedition CH

}ncaa Bk
 Db
~<3k

Ad:

Lg AI
{HZ4{C9
{booksy
{timely Lg
{boulevard 
{shortcuts 
{spa{booker
{spa{GA
{fresha
{phorest
{Lg }iq
{square {Q4
{treatwell
{vagaro
{zenoti

match Au
FG 
{nacsport
{sportscode
{hudl
{wyscout
~<3a

AP:

cosmetology AP
cosmetologist BS
cosmetology
><30

barber 
 BL
}nvq {BC 2 barbering
barbering BZ
 Cs
Ca barber
><2w

esthetician 
 Ak
aesthetician BZ
 BS
aesthetics 
esthetics 
Ca esthetician
><2v
<2u

nail Ai 
 Ec
  BS
manicurist 
nail Fw 
}nvq nails
><2r

Ak:

}nvq Yp
{BC 2 
{BC 3  
}vtct  
Ec in 
{Kj & {guilds  
{Ir {EK {Z3
Yp }nvq
 Cs
 Q0
 Ec
Jg Z3
><35

 IN Dx
{BC 2 
{BC 3  
}cidesco
}habia
}itec
}vtct
IN Dx }nvq
 Cs
 Ec
}babtac
}cibtac
><2z
<2x
<2y
<2u

{les {mills
{Gn{pump
{Gn {QY
><4p

{mountain {BT award
mountain BT
><43

wilderness D3 aid
 responder
=}wfr
Wx D3 aid
>D3 aid

	> E0

C4 FN
Cc 
E0 
Ca 
gym 

E0 C1
aqua 
barre 
bootcamp 
F1 
gym 
 Ds
{J8{fit 
E0 
 Bh
 Ae
F1 

yoga ED
mindfulness 
meditation 
yoga C1

pilates C1
 ED

A0 Ab E0 BI
F1 V2 C1
 Ah
A0 Fx DL
VH BI
Qo 
 AE
 Ae

E9 E0 C1
{zumba  
aerobics 
indoor cycling 
spin  
E9 F1 

OJ Ds
weight Hf 
 AE
CL nutritionist

Et 
Qo 
VH 
P7 

> K4-Ac

gym Aa
E0 Am 
K4 
CL Dr  
K4 
  Aa
C4 AO 
E0 FD  
  As
Qo 
 Ax
 Aa
gym C5 
E0 
K4 club  

E0 Ax
 Aa
 FP Aa
  club Aa
A0 

K4 H1 Aa
  AN

T3 As
 Ae
 BT
 AN
 Ax
 Aa

> K4

K4 Aj
gym 
CL Dr 
K4 
CL hall  
T3  
 E4
 Dc
gym 
E0 
E0 Hy 
  AA
 AE
gym FU
A0 club 
 Dc
K4 
  A7 DI

JP BI
 AE
 Al BV
 AE
E0 
gym Al BI

greenkeeper
greenskeeper
groundskeeper golf
greens QO
Be groundsman

> CL-De

strength Ab Os Ds
Os Ds
strength 
speed 
S7 Cc 
CL 
 FN

CL Ds
 C1
 NN BT
softball Ds
}pe 
baseball 
cricket 
lacrosse 
M2 
golf 
rugby 
FQ 
Ry 
hockey 
Ds CL

golf Bh
 C1
 DK
 club Aa
golf Am  
  C6 Aj
Ax of golf

athlete
footballer
jockey
player Ds
Bh player
sportsperson

football Ds
Wr 
goalkeeper 
soccer 

basketball 
netball 
volleyball 

tennis 
 C1
badminton Ds
padel 

gymnastics 
 C1
cheer Ds

martial GU C1
karate  
boxing Ds
wrestling 

Be Ds
S7 
Aj 
AR 

> aquatics

swimming ED
swim C1
swim lesson 
aquatics  
CD AQ 

lifeguard
pool Dc

aquatics Aa
 Ae
pool AU
 Aa
swim 
swim BL 
UM AN
swimming As
 Aw Ah

swim Ds

> Wx-Ab-PD-DU

Wx C1
Wx BF 
NN  
Zh 
bushcraft 
Wx Br 
  Lw
 NN BT
Zh  
fishing Pw
ropes Iq facilitator

riding 
equestrian 
 Ds

PD ED
ballet 
PD BT
 C1

Ur C1
Ur wall 
ropes Iq  

ski 
snowboard 
ski patroller

watersports 
kayak 
surf 
sailing 
rafting Pw
river 

dive 
scuba 
divemaster

mountain Pw
 BT
Zh Pw 

choreographer
PD Ds
ballet C1

> CL-AV

CL Aw Ah
 Aa
CL Kz  
CL Am  
football 
CL EU  
CL club  
CL  
 Gb
 AG
 CE As
T3 EC  
league  
Fp NN 
Sd WV Ah
T3 Lm

CL referee
 RC
match 
referee@
scorekeeper
umpire

 An
match 
football 
player DV 

S7 Ax
Ax of athletics
athletics As

CL CT
 Cc An

football scout
CL Bd

> CL-Dx

CL FZ
GA R8 
CL massage  
  rehabilitator

S7 FN
CL Hm Aj

F1 physiologist
kinesiologist

> Hj-Ab-IN

Z3
colourist Hj
JA Mq
Ca 
G8 
session 
GI 
Lg 
Hj 
 Bz
 Bh
 Ai
shampoo 
hairstylist
Mq@

barber
barbershop Aa
men's Z3

cosmetologist
cosmetology Lw
 C1
 Dg

IN FZ
Lg 
skin 
Wb 
skin Ay 
 Ae
skin  
Wb 
Zn 
waxing 
 Ai
IN 
eyebrow 
eyelash Ua 
beautician
aesthetician
IN Aj
 Mq
esthetician
facialist
waxer

aesthetic DL
 CV
 injector
CV 
cosmetic CV

nail Ai
 Gh
 Ae
 Mq
 Fw
manicurist
pedicurist

Pq Gh
make-up 
Pq AE
=}mua

tattoo 
microblading 
Ro Pq 

massage FZ
 DL
=}lmt
bodyworker
masseur
masseuse

Hj colourist

wig Hc
 Mq
Hj braider
 Ua Ae

Lg Iy
 Aj
 JA
Iy Z3
EA 

lash Ai
eyelash 
brow 
 Gh
lash 
 Mq

Mz 
 FZ
electrologist

spa FZ
holistic 
spa Ab IN 
spa esthetician

reflexologist
aromatherapist
complementary FZ
reiki DL

tattooist
piercer

> Lg-Ac

Lg Aa
IN 
IN Po 
aesthetic 
AR spa FZ
Lg Ax
 Lf
 AN
spa AR

 FU
IN 
Hj Aj
spa 
shampoo 
locker Cn Dc
Lg As
spa AA

IN FN
cosmetics 
IN Dx tutor
  AO Aa
Hj Lw
Lg 
Yp Ho
 C1

spa Aa
 AN
 Ax
Be spa FZ

 FU
 Dc
 Ze
 As
 JJ

Yp tutor
 lecturer
IN Dx 
  Lw
 tutor

	trades	
CS Cg
CS Ao 
  AL
 Ys
 KG
installed 
D3 fix CS
pulling wire
M2 LT
wire pulling
KG@

 fault QG
  faults
 UZ
N5 Lk
fault QG@
 Wc
find faults
locate 
trace 
troubleshoot CS
>Bi Lk
~|h

}eicr
CS Ak
 Yl
minor Dj 
CS Cg  
 Vq Mt
CS  
>|g

}pat A8
portable XF 
=}pat@
}pat JB
~|f

J9 Gr
 KG
 starters
GA 
contactors
AF VX
relays@
servo drives

variable frequency drives
  speed drives
=}vfd
inverters@
~<1

CS transformers
switchgear
transformer Cg
 AT
N5 breakers
transformers@
substations

AF Ka KG
  panels
 cabinet KG
  KG
Ka 
 Bf
~<7

Cr MD Ao
  JQ
 alarms
 Ab AH Ao
}bs 5839
}nicet

Rg cabling
CA 
Ar 
}bicsi
{cat 6
{cat5e
{cat6
LT termination
 pulling
low RQ KG
patch panels

fibre optic 
  optic
 splicing
N9 
}ftth
}fttp
}otdr
fiber Cg
 optics
~<1

WA Cg
}dish 
broadband 
LT 
in-Cm 
Vu 
RZ 
aerial 
{openreach

KL }pv 
Qz LC  
KL  
 }pv
 Ao
 panels
}mcs Av
}nabcep
photovoltaic

ST Bx AL
  LU
 linesman
bucket Fs
jointing
Bx BA
 AL
pole Ur
Cv Bx AT
powerline
ZN LT

generator AT
 Jh
 Cg
}ups Ao
automatic Jl switches
backup generators
QP 
standby 
generators@@
uninterruptible Cv F8

Is Cm Cg
 Ao
}av Cg
Iu EF 
{AF4
{crestron
{lutron
Cm Fd

elevator AT
IP 
 AB
 Jh
 Cg
elevator 
 BB
 Fo BS
}nvq lifts
escalators

AC
><h:

CS A8
 C0
Cl Ab 
 inspect
dead A8
C0 Ab 
YR resistance  
Ja  
fixed wire 

conduit bending
}emt 
basket tray
LT 
 containment
containment Cg
conduit
containment@@

Go Ng
fuse 
Ka 
 upgrades
Ap 
breaker panels
CS 
GK units
Hh centers
panelboards
switchboards

KY Cg
 Gr
 Ao
 retrofits
EV KY
}led 
recessed 
dimmers
Px fittings
 XS
luminaires

rewiring
rewires
Qk CS
Ex 
 KG
Eh KI 

BE CS
EL 
 KG
BE 

}ev charger Cg
D5 
}ev chargers
 charging
XJ A9 
}ozev
}evitp

AC
>AH Ao Cg:

intruder alarms
burglar 
MD Cg

}cctv
}ip Wy
AH 

Dq AF Ao
  AF
HE Dq

Ak:

C0 Ab A8 Cs
=2391
2394
2395
><c

}niceic EJ
}eca EK
}napit
}niceic
{HA {p
competent FC R4
~<d

}nfpa 70{e
arc flash
Jg CS AJ

Ak
><x:

18th edition KG Db
17th edition
18th 
}bs 7671
KG Db

}nvq BC 3 CS
}am2
{Kj Ab {guilds CS
}nvq CS Cg
BC 3 
electrotechnical }nvq
gold GS LY
2365 BC 3

}jib GS
}ecs 
}ecs gold 
}jib 
  graded
 XL LY
}sjib

AP:

YS LY AP
LY  
309{a
red seal LY
Ge YS  
CS BS
><12
|3
~<3

Ca 
  CS BS
><1

Aq:

Kv CS Cw
}nec  
CS 
=}nec@
}as/}nzs 3000
}nfpa 70

three-phase Cv
3 phase
three 
480{v
}hv Ao
low RQ 
415{v
Dz RQ
medium 

Ad:

CS Cl Bi
={fluke@
amp meter
clamp 
multifunction JB
RQ 

Bf Ac Ao
  Fd
 Gr
}ddc 
=}bms

Ad
><2:

megger
YR JB

multimeter
voltmeter

Ad
><4:

{johnson {Gr {metasys
{metasys

{tridium

{niagara FM

{siemens {desigo

}ba{cnet


Ly
XS@@
install pipes

XZ DB AQ Gu
DB AQ BZ
}cp12
>|1

DB Gt
 Jh
 AL
 pipework
 piping
 Cg
 appliances
 LU
 D2 AP
{g2 DB BS

Sf Cg
 Gt
 fault QG
{baxi
{vaillant
{worcester {bosch
Qk boilers
combi 
BE 
~|2

 Jh
 BB
 breakdowns
~<1

RK Pd Ao
  Pd
hydronic 
underfloor 
Cv flushing
Pd Gr
 Ao
 Cg
radiators
wet Ao

unvented hot CD Ao
  CD
  cylinders
hot CD 
={g3@
{g3 Cs
 unvented
CD heaters

heat pump Cg
  pumps
renewable Pd
}ashp

oil Pd
oil fired 
  boilers

pipefitting
steamfitting
=}pex
copper pipe
EI fit 
pipe OB
 spooling
 Zn
 Gt
 Cg
pipework
Bp piping
steam 

soldering copper pipe
braze
brazing
silver soldering
pipe 
sweating copper

Md
}cctv drain Lc
blocked drains
drain Dw
 clearing
 unblocking
 jetting
hydro 
drain BB
sewer 
 Wy
 LU
guttering
rooter

S1 Gt
 Zp
 remodeling
 Cg
fixture 
shower 
faucets
sanitaryware
toilets Ab sinks
wet ME
sanitary ware

leak JQ
 Wc
burst pipes
leaks@@
pipe BB

CD Gc

YT Gt
 C0
 Cg
 Ao
dry risers
Cr YT

U8 Cg
U8
lawn sprinklers

AC
><3:

CD softeners
 filtration

legionella
{l8
CD JZ

AP:

Ly AP
306{a
YS plumber
red seal 
Ge Ca  
plumber's BS
><l
|9

{DB {GT EJ
  {GT
=}corgi
>|4

}oftec EJ
}oftec
><f

Ak:

}nvq Ly
}nvq BC 2 
  3 Ly
}jib Ly
{Kj Ab {guilds 
Ly }nvq
><p

}acs DB Cs
=}acs
}ccn1
}cenwat
}ckr1
}cpa1
DB Yl
><o

backflow Ey
 devices
 JB
 A8
 Ak
 preventer

Bb DB Cg
  DB
}asse 6010
med DB Ak

Aq:

Ly Cw
=}upc@
CD regs
 Db
}wras

}nfpa 13
~<g

Cr WR Ao
  WR
~<h

septic Ao
 tank
pumps AT
sewage pumps
sump 
Hi 


refrigeration
cold ME
ice Kx
walk-in coolers
 freezers
compressors@
~|d

ductwork
duct OB
 Dw
 Cg
 AL
ducting
~|5

Cl Ab Wd
}nebb
Du P4
CD 
Bg 
~|b

BE ID Bi BB
Dp  
}cfesa
ID Bi
BE Dp 

XF BB
 Ap
 Cg
white JF
Qd appliances

AC
>|8:

}HC Cg
Du Os 
}ac  
furnace 
split Bg 
}HC install
installing }HC
mini splits

 Ap
Du Os 
 AT
 BB
furnace  
}ac 
}HC 
 UZ
 W9 AT
}HC  
 Lk
Jh }HC

refrigerant Bl
{r410{a
manifold gauges
Ej Ab recharge
refrigerants
superheat Ab subcooling
evacuating Ao

Du Os
 con
 conditioners
=}ac Ao
split 
=}vrf
=}vrv
{daikin
}vrf/}vrv
aircon

chillers

}HC Hh UX
heat Hf LV
{LI {j

Aq:

}HC
}HC/{r
}hvacr
Pd WW Ab Du Os
Pd  
  cooling

Ak:

}nate Ak
}HC 
 {PW
 BZ
 Av
=}nate
}rses
><2

Ak
><8:

}epa 608 Ak
refrigerant  
}epa 
 Av
 608
 type }ii
  Xz
 F6 608
~|1

{f-{DB Ak
}ods 
313{a
{c&{g 2079
{Kj Ab {guilds 
{f {DB
{fgas

AP:

}HC AP
refrigeration 
}arc 
}HC L1 BS
HJ 
  BS
}HC YS 
YS }HC
><7

Ad:

furnaces

Ad
><a:

rooftop units
packaged 
roof top 
=}rtu

Du Bl 
fan coil  
filter Qx
WW@
=}ahu
}fc{us
}mvhr
}vav boxes
Du filters
 handlers
exhaust fans@
Sw Ao
WW 


Hv
weld

robotic Hv
Mz 
robot 
SM 
weld robot
~<1

Ie OB
steelwork 
Ie LS 
Gt Ab  
fabricating LS
OB Ab Hv
  from Lx
SC Bu
fit up
GP fabricating
Oj SC
~<2

oxy-acetylene HS
DB 
torches@@
acetylene torch
HS 
Du arc gouging
QX 
burning bar
oxy acetylene
oxy-fuel
oxyacetylene

AC
><4:

}mig Hv
135 
}mag 
wire feed 
DB GP arc  
=}mig
}gmaw
GP inert DB
}mig/}mag
~|1

}tig 
purge 
orbital 
141 
DB tungsten arc 
=}tig
}gtaw
heliarc
tungsten inert DB

stick 
=}mma 
shielded GP arc 
}arc/stick
}smaw
LI GP arc
stick Oj

flux-cored 
}fcaw
dual shield
flux Kk
innershield
~<3

spot 
projection 
resistance 
seam 
stud 
tack 

submerged arc 
sub arc

aluminium Hv
QX LS 
Hv aluminium

stainless LS 
  Hv
weld stainless
~<1

pipe Hv
MU 
tube 
pipe Oj

Aq:

hot AL Wn
  Dj
Cr Oo
Og to AL

Aq
><g:

all-position Hv
ST 
vertical 
2{g@@
all positions@

weld symbols
 maps
=}pqr
=}wps
Hv E6

Ak:

Hv C0
weld Bt 
}cswip
Hv Cu
=}cwi
~<k

confined Nl JE
  Nl

UG Ab P1
 RU
  Bi
banksman
Le P1
RU Ab slinging
rigger
UG@
Ld FC
slinger

Ak
><6:

6{g Hv
6{g@@

3{g Ab 4{g
3{g@@
4{g@@

Ak
><q:

coded Oj Ak
  Hv
Oj codings
}asme }ix
 F6 }ix
}iso 9606
}en 

}CX Hv Ak
Hv  
 BZ
 Cl
{d1.1
=}CX@
}CX Ie Hv
  Oj
Av 
}cwb Av
 Ne

Ad:

angle grinder use
  grinder
 grinding
bandsaw
grinding welds
abrasive wheels
band saw
chop 


carpentry
wood El
carpenter Bu
woodwork
woodworking

joinery
joiner Bu
~<1

cabinet Cg
X0 
Dp 
countertop 
cabinet install
cabinetry
countertops
Dp cabinets
 Gt
worktop 
~|l

drywall
dry lining
drylining
partitioning^@@
plasterboard
sheetrock
SX out
taping Ab jointing
 mudding

plastering
{k rend
dry dash
plaster
render@@
Uh walls
screeding
skim coat
skimming^@@
stucco

Qi Ab decorating
  prep
 walls
HS in
decorating@
sanding@
prep surfaces
airless Pu
 sprayer
brush Ab roller
caulking
F0 Qi
Ex 
BE 
Gy 
exterior 
 walls@
N1 prep
 Dv
wallpaper hanging
wallpapering

tiling
ceramic tile
grout
grouting
porcelain tiles
tile Cg
 Hr
 AL

flooring Cg
carpet 
 Gt
 QN
Hy 
 covering
=}lvt
flooring

QQ Ab HE 
Ox K5
HE G5
 Cg
QQ 
 Gt
shopfront

roller shutters
~<1

curtain walling
~<2

double glazing
u}pvc K5
~<3

automatic doors
~<4

garage 
~<5

glazing
glass Cg
~<6

YR Cg
pipe lagging
Pu foam
weatherization
YR

locksmithing
key HS
lock Qx
 Gt
 BB
locks^@@
re-keying locks
rekeying

shopfitting
F0 fit out
A4 
Bc 
C6 Gt

suspended ceilings
acoustic 
{t-bar ceiling
acoustical 
drop 
ceiling fixing
 tiles
 grid

signage Cg
sign 
 DH
A9 wraps
vinyl wrapping

pool AT
spa 
pool chemicals
 Dw
 BM
 Ap

AC
><l:

carpentry framing
Px gauge 
wall  
wood 
GP stud 
GP  
rough 
 carpentry
D3 fix 
framing@
roof trusses
stud partition
 walls
studwork
Mu frame

finish carpentry
trim 
 AL
 Cg
millwork 
1st fix
Of 
2nd 
D3 
baseboards
finish AL^@@
F0 trim
skirting
architraves
crown molding
HE hanging

Ak:

pool BM AU
Av pool  
><5


Bf AT
Up 
Kz 
C5 
A3 
TE 
Bf Wm
A3 
C5 
minor 
Pt 
AT 
 A5
Cm BB
handyman
hard }fm
CU Dt
CU-skilled trades
odd jobs

planned Ab reactive 
responsive AT
 Wm
reactive 
 Dj
void 
 Vp
voids@@
}ppm Ab reactive
><1

Bf Jd CW AT
Bf walk-throughs

OG Bk
 A8
~<1

P6 AL
 Cg
lawn Ab P6
GA Yq
Yq@

Tr AT
~<1

hardscaping
hard Yq
~<2

RA RP
RA@@
~<3

retaining walls
~<4

turfing
sod Cg
~<5

Mu decking
decking@
patios
~<6

fence Cg
 Bf
fencing^@@
~<7

PA paving
paving@
~<8

Ke N0
 pruning
 Ay
arboriculture
woodchipper

}nptc
}pa1
~<1

stump grinding
~<2

caretaking
caretaker D1
key holder@@
 holding
keyholding
porterage

El at height
}irata
fall arrest
 B6
harness AL
ladders@
comfortable DS heights
rope Dq

Cr stopping
 doors
}bm {trada
}firas
firestopping
intumescent
passive Cr B6

CD Od U6
flood  
Od 
disaster 
}iicrc
U7@@
U6@@

job Pm
EX van
own 
Ap Df
 tickets
van Cb

Ap Iw
 Se
after Pz EV
on D4 rota
standby  
D4 out 
D4-outs@
callouts@@
EV D4 outs
B4 Ap
on-Bo 
on-D4 rotation

job quoting
 YX
Pj 
quotes Ab 
Vb jobs
GL 
Rw quotes

Iy Ei
NK apprentices
AO 
PP 

blacksmithing Ab farriery
farrier
farriery
horseshoeing

stonemasonry
natural stone
stone carving
 HS
 masonry
 fixing

DB meter Cg
meter  
 J1
=}ami meters
}met1
DB metering
MZ 

AC
>grounds AT:

hedge HS
 RB

mowing
grass HS
lawn Ay
ride on mower

Ak:

KT Ac Ak
=}fmp
}bifm
}ifma
}iwfm
Av Kz Aa
Kz Ac Bh
>KT Ac

asbestos JR
}ahera
{p405
}ukata
asbestos

 I1
 abatement
~<1

AR abatement
 My
}epa AR GT
}rrp Ak
~<2

mold St
 I1
~<3

Q0 AO
Q0
Dt BZ
 Ak
 Cs
 Jg
C9 served
Iy 
Wp BC
YS
red seal

Ad:

B4 Ap AI
job Ac  

Ad
><1:

{Ap{titan

{housecall {DK

{simpro

{joblogic

{big{Fr

{B4{edge

{Ap{max

{commusoft

{Ap{m8

Aq:

van-Di AL

	> CS-trades

LY
+mate
wireman LY
CS improver
 DO
 K1
 JB
 L1
 AN

CS Iy

Bf Az CS Af
CS B4 Ai
  AT BW
  Ap Af
 Ai

lineman
Go Bx AJ
MZ 
jointer
linesman
lineworker
Cv Bx Ai
powerline  
substation 
 LY

KL DO
}ev charger 
}pv  
photovoltaic 
KL Ka 
  roofer
 Ai

elevator Ai
escalator 
IP 
 Af
IP Ap 
elevator constructor
 Fo
 DO

> low-RQ-Ab-telecoms

Cr MD Ai
 Af
intruder 
MD DO
 Ai
low RQ 
Dq AF  
Cr Ab AH  

}cctv Af
Cr Ab AH 
AH DO
AH Ao 
 Af
  Ai
AH Bg 

WA Ai
 DO
 Af DO
Vu  
LT 
RZ 
 Ai
LT 
Cg 
broadband 
 Af
cabling 
LT puller

tower climber
 Ai

fibre splicer
 Af
fiber Ai
fiber optic 

Iu EF Ai
 Af
 DO
Cm theater  
}av  
 Af
 Ai
Is Cm 

> Ly-Ab-Pd

plumber
+Ab Pd Af
Ly 
S1 D2
Ly Af
 Iy
 L1
 AN
 K1
 DO
 Ap Ai

DB Af
{DB {GT 
Pd  
DB Ap 
Sf 
  DO
Pd 
 Ab Ly Af
DB D2
 Ai
oil burner 
gasfitter

heat pump 

pipefitter
+Oj
pipe SC
 layer
 D2
pipelayer
steamfitter

Md Af
drain 
 O6
 Ai
sewer 
septic 
Md 
 BW
jetting 
sewer AJ

YT D2
 Cu
 DO
 Ai
Cr extinguisher 
U8  
Cr WR 

CD JZ Ai
 Af
CD Gc  
 Ai
legionella  
 B3 Ho

Is meter Af
  DM QU
DB meter D2
meter DO
 reader
 Ai

> HC

}HC Ai
}HC Af 
}HC install  
}HC Ap  
 Af
 Aa
 Fw
  Fo
 AN
 K1
 helper
 Fw
 DO
}HC AR 
  AT Ai
}HC/{r  
Du Os 
Pd Ab cooling  

chiller 

refrigeration Af
 Fo
 Ap Af
 Ai
  Ai
}ac 
 Af
Du con 
Du Os  
 DO

Bf Fd Ai
}bas  
Bf Gr 
}bms  
 Af
}bms Kl 

ductwork DO
duct 
sheet GP 
Du balancer
ductwork D2
QA YR Af
WW  
 JZ Ai
lagger

> KT-AT

Bf Az Af Ai
  Af
KT  
Bf 
EP 
static 
G2 
EP AT 
{m&{e Ai

Bf AT Ai
EH 
Up 
A3 
Bo 
KT 
  Fo
 Aj
 BW
 Ai
TE 
make ready 
Bf TE Af
  AT Af
 AJ
Kz 
C5 
A3 
 BW
Cf 
estates  
voids 
Wm 
AT Aj
 Zd
 helper
 FC
 Ah
 man

CU Dt BW
CU-skilled  
CU trader
 skilled tradesperson

handyman
handyperson
handy FC

caretaker
V4 Ah
 Aa
BL Bo 

Bf Lm

> Hv-Ab-OB

Oj
+D2
 SC
SC Oj
D2 
Hv Ai
 AU

SC
+D2
Ie LS 
blacksmith
OB Ai
GP AJ
ornamental iron 
metalworker
plater Oj

boilermaker

Hv Cu
}cwi 
Hv Bt 
  K1
 Af
 C1
 AN
OB 
 Aa

rigger
banksman
UG Ai
rope Dq 
slinger
+signaller

> carpentry

carpenter
+K1
carpentry 
framer@
cabinet DO
HE 
 D2
remodeler
formworker
joiner
Mu frame erector

Dp D2
 DO

shopfitter
C6 D2

> Vv-trades

flooring DO
 Ae
 estimator
Hy D2
 layer
wall Ab Hy tiler

carpet D2
 DO

tiler
tile DO
 setter

Ta
Y6
Qi K1
paper hanger

plasterer
ceiling fixer
lather@
renderer@
skimmer@
taper@

dry liner
drylining fixer
drywall XO
 hanger
 Fo
 DO
drywaller

glazier
shutter Af
automatic HE 
blinds DO
garage HE 
glass  
glazing 
curtain wall 
HE Ai
glass 

QQ D2
 DO

YR DO
 Ai
weatherization 
insulator@
retrofit DO
Pu foam 

locksmith
lock Ai
GT 

sign DO
JT 
sign SC
 Hc
signwriter
A9 wrapper
vinyl 

stonemason
countertop DO
 SC
granite 
stone 
 fixer
 Tx
monumental mason

Cr HE Cu
 DO
  stopper
 stopping BW

> KT-Ac

KT Aa
 Ah
 A7 BT
Ax of KT
Be 
}fm Aa
HN 
A3 AT 
KT 
 AN
Up 
Bf 
KT  
 AG
 Ac As
KT  
 Ae
 Ax
 Am Aa
Bf 
  Aa
hard Az 
GA 

estates 
 Ah

> Yq

groundskeeper
P6 gardener
groundsman
horticulturist
grounds QO
 FC
 AT BW
 AJ
landscaper
mower@

fencing L1
fence DO

gardener

greenkeeper
golf Iq Lm
CL turf Aa

arborist

> B4-Ap

XF BB Ai
XF  
XF Ap 
  DO
 repairman
 Af
MY CF 
white JF  

B4 Ap Ai
 Aa
  Ai
Ap 
 Af
Cg 
compressor 
on-Bo 
weighing 

ID Af
vending 
ID Bi 
coffee CF  

pump 
 Ai

generator Ai
 Af

pest AF 
 AU
 Ae
  DW
 Ai
termite 
pest Ac 
exterminator
fumigator

U6 Ai
disaster Ej 
U7  
mold St 
CD Od  
AR abatement AJ

asbestos G4
 An
 I1 BW
  AJ
abatement 

pool Ai
pool AT 
pool Ap  
  O6
 BM AU

farrier
horseshoer

`),wr=`
a about above across after again against all along also although always am among an and another any anyone anything are around as at
away back be became because become been before behind being below between beyond both but by can cannot could did do does doing done
down during each either else enough etc even ever every everyone everything few for from further get gets getting give given gives go
goes going got had has have having he her here hers him his how however i if in including into is it its itself just keep know let like
made make makes making many may me might mine more most much must my need needs neither never no none nor not nothing now of off often
on once one only onto or other others our ours out over own per perhaps please put rather really s same shall she should since so some
someone something still such t take takes than that the their theirs them then there therefore these they thing things this those
though through throughout thus to together too toward towards under until up upon us use used uses using very via was way we well were
what whatever when where whether which while who whoever whole whom whose why will with within without would yes yet you your yours
yourself two three four five six seven eight nine ten first second third th ll ve re d m nbsp amp www http https com eg ie vs
`,Tr=`
ability able accept access accomplish accomplishment accordance according account accountability accountable accurate accuracy achieve
achievement action active activity actual adapt adaptable add addition additional address adhere adjust administer administration
advance advanced advantage advice affect age agency agree agreement aim align allow alternative amount analysis analyze annual answer
anticipate applicable applicant application apply appointment appreciate approach appropriate approve april area arrange art aspect
assess assessment assign assigned assignment assist assistance assistant associate assume assure attain attend attendance attention
attitude attract august authority availability available average award aware background balance base based basic basis beginner believe
benefit best better big bonus brand bring broad budget build building business busy call candidate capability capable capacity card
care career carry case cause central centre certain certificate challenge challenging chance change channel charge check choice
choose city class clean clear clearly client close closely colleague collaborate collaboration collaborative collect college come
commercial commit commitment committed committee common communicate communication community company compare compensation compete
competency competent competitive complete completion complex compliance comply component comprehensive computer concept concern conduct
confidence confident confidential consider consistent consistently constant contact continue continuous contract contribute
contribution control coordinate coordination core corporate correct cost country course cover create creation creative creativity
credit critical cross culture current currently customer daily data date day deadline deal december decide decision dedicated deep
define degree deliver delivery demand demonstrate demonstrated department depend dependable describe description desire desired detail
detailed determine develop developing development different difficult direct direction directly director discuss display distribute
diverse diversity division document documentation drive driven due duty dynamic ear early earn easily easy education effect effective
effectively effectiveness efficiency efficient efficiently effort emphasis employ employee employer employment enable encourage end
energetic energy engage engagement enhance ensure enter entry environment equal equip equipment equivalent error especially essential
establish established evaluate evaluation event exceed excel excellence excellent exceptional exchange executive exercise exhibit exist
existing expand expect expectation expense experience experienced expert expertise explain express extend extensive external eye face
facilitate facility fact fair familiar familiarity family fast feature february feedback feel field file final find fit flexibility
flexible flow focus focused follow following force form formal forward foster foundation free frequent friday friendly fulfill full
fully fun function functional fundamental future gain general generate global goal good great group grow growth guest guidance guide
guideline hand handle handling happy hard head hear help helpful high higher highest highly hire history hold home honest hour
hourly idea ideal identify immediate impact implement implementation important improve improvement incentive includes increase
independent independently indicate individual industry influence inform information initial initiative innovation innovative input
inquiry insight inspire instruct instruction integral integrate integrated integrity intend interact interaction interest interested
interface internal international interpersonal interpret interview introduce involve involved involvement issue item january job join
july june key kind knowledge knowledgeable lack language large last late latest lead leader leadership leading learn learner learning
least leave legal less level leverage liaise liaison life light limit limited line link list listen little live local locate location
long look lot love low main maintain maintaining maintenance major manage management manager manner manual march market mass match
material matter maximize mean measure medium meet meeting mention mentor method minimal minimum minor mission model monday monitor
month monthly motivate motivated motivation move multiple multitask mutual name national nature necessary negotiate network new next
night non normal note notice november number object objective obtain occasional october offer office officer ongoing online open
operate operation operational opportunity option order organisation organise organizational organized orientation
oriented original outcome outline outside outstanding overall oversee overtime paid paper part participate participation partner
partnership party pass passion passionate past pay people perform performance period person personal personality personnel perspective
phase phone physical piece place plan planning play plus point policy position positive possess possible potential power practical
practice prefer preferred prepare preparation present presentation preserve prevent previous primary principle prior priority
prioritize private proactive problem procedure process produce product professional professionalism proficiency proficient profile
profit programme progress project promote promotion proper properly propose protect proven provide public purpose pursue
qualification qualified qualify quality question quick quickly range rapid rate reach read ready real reason receive recent recognize
recommend recommendation record reduce refer reference reflect regard region regional regular regularly regulation relate related
relation relationship relevant reliable remain remote repeat replace report reporting represent representative reputation request
require required requirement research resolve resolution resource respect respond response responsibility responsible rest result
retain return review reward right role room routine rule run safe safety salary satisfaction satisfy saturday save schedule school
scope search section see seek seeking select selection self send senior sense september serve service session set several shape share
shift short show sign significant similar simple single site situation size skill skilled small smart social software solid solution
solve sort source space speak special specialist specific specify speed spend staff stage stakeholder standard start state status stay
step stop store strategic strategy strength stress strive strong strongly structure student study style subject submit success
successful successfully suggest suitable summary sunday superior supervise supervision supervisor support sure system table talent talk
target task teach team teamwork technical technique technology tell term test think thinking thorough thoroughly thursday time
timely today tool top total touch track train training transfer travel treat trend true trust try tuesday turn type typical ultimate
understand understanding unique unit university update usually utilize value valued variety various verbal version view visit vision
visual volume wage walk want warm watch wednesday week weekend weekly weight welcome wide willing willingness win wish word work worker
working workplace world write writing written year yearly york young
wrote gave led ran built taught held kept took went saw met found sent brought sold bought spoke drove grew won began chose spent
stood left told felt front side bottom middle
`;let Er,Dr;function Or(){return Er??=Fr(wr),Er}function kr(){return Dr??=Fr(Tr),Dr}function Ar(e){let t=e.toLowerCase();return[t,fe(t),y(t)].some(e=>Or().has(e)||kr().has(e))}const jr=new j(({root:e})=>Or().has(e)),Mr=new j(({word:e})=>Ar(e));let Nr;function Pr(e){Nr??=new Set(`${wr} ${Tr}`.split(/\s+/).flatMap(e=>[e,fe(e)]));let t=e.toLowerCase();return Nr.has(t)||Nr.has(fe(t))}function Fr(e){return new Set(e.split(/\s+/).filter(e=>e!==``).map(y))}const Ir=.08,Lr=.5,Rr=[Lr,1,.7,.5,.35,.25];function zr(e){let t=Or(),n=/* @__PURE__ */ new Map;for(let[t,r]of e)n.set(t,Kr(r.length));for(let e of kr())n.set(e,Ir);for(let e of[...n.keys(),...t])(t.has(e)||e.length<2)&&n.set(e,0);let r=e=>n.get(e)??(e.length<2?0:Lr);return{weigh:r,weighNumbered:Vr(r),isStop:e=>t.has(e),isKnown:t=>e.has(t),...Hr(r,t=>e.has(t))}}const Br=[.../* @__PURE__ */ new Set([0,Ir,...Rr])];function Vr(e){let t=new Uint8Array(2**16);return(n,r)=>{let i=t[r]??0;if(i>0)return Br[i-1]??0;let a=e(n);return r>0&&(t[r]=Br.indexOf(a)+1),a}}function Hr(e,t){let n=({root:n})=>Br.indexOf(e(n))+1|(t(n)?Gr:0),r=Ur?n:Wr(n);return Ur=!0,{weighToken:e=>Br[(r(e)&~Gr)-1]??0,isKnownToken:e=>(r(e)&Gr)!==0}}let Ur=!1;function Wr(e){return t=>{let n=S(t.record,b.weight);if(n>0)return n;let r=e(t);return Ae(t.record,b.weight,r),r}}const Gr=128;function Kr(e){return Rr[Math.min(e,Rr.length-1)]??0}function qr(e){let t=Yr.get(e);if(t!==void 0)return y(t);if(Xr.has(e))return null;for(let[t,n]of Qr)if(t.test(e))return y(e.replace(t,n));return null}function Jr(e){return e.endsWith(`ing`)?!Xr.has(e):Zr.has(e)}const Yr=ei(`
acquisition acquire, administration administer, admission admit, analysis analyze, application apply, appraisal appraise, approval approve,
assembly assemble, conversion convert, delivery deliver, diagnosis diagnose, disposal dispose, education educate, entry enter, maintenance maintain, prescription prescribe,
production produce, provision provide, reconciliation reconcile, reduction reduce, referral refer, registration register, removal remove,
renewal renew, resolution resolve, retrieval retrieve, sales sell, sale sell, storage store, submission submit
`),Xr=$r(`
action association auction aviation certification citation commission communication condition construction corporation decision department
documentation document edition education element environment equipment experiment expression fashion formation foundation function garment
information instruction instrument intervention investment legislation litigation location medication mission motion nation nutrition
opinion option organization pension population position presentation profession question recreation regulation relation section session
situation solution specification statement station television tradition transaction transition tuition union vacation version vision
government apartment argument agreement appointment basement cement comment compliment employment endorsement engagement
accounting advertising banking being billing branding building catering ceiling clothing computing consulting drawing earning
engineering evening farming finding firefighting funding hearing heating housing imaging learning lending lighting living listing marketing
meeting modeling morning nursing offering opening parking policing programming proceeding selling setting spring string
thinking ticketing trading understanding warehousing wedding wellbeing working `),Zr=$r(`audit care design inspection repair review survey`),Qr=[[/ification$/,`ify`],[/(?<=install|prepar|transport|implement|transform|configur|restor|explor|reserv|interpret|observ|examin|valu|iz)ation$/,``],[/(?<=[a-z]{3}[tls])ion$/,``],[/(?<=[a-z]{4})ment$/,``]];function $r(e){return new Set(e.trim().split(/\s+/))}function ei(e){return new Map(e.trim().split(/,\s+/).map(e=>[e.slice(0,e.indexOf(` `)),e.slice(e.indexOf(` `)+1)]))}const ti=oi(),ni=/* @__PURE__ */ new Map([[`look`,`after`],[`care`,`for`],[`deal`,`with`],[`dealt`,`with`]]);function ri(e,t){return t!==void 0&&ni.get(e.root)===t.word}function ii(e){return ti.get(e)??ai}const ai=[];function oi(){let e=/* @__PURE__ */ new Map;for(let t of`teach taught educate instruct train coach
repair fix mend
sell sold
buy bought purchase procure
administer give gave
handle answer take took deal dealt
manage run lead led oversee oversaw
care look
build built assemble
write wrote draft`.split(`
`)){let n=t.split(` `).map(y);for(let t of n)e.set(t,[...e.get(t)??[],...n])}return e}var si=class{#e=[[]];#t=/* @__PURE__ */ new Uint16Array(48001);#n=/* @__PURE__ */ new Uint8Array(48001);learn(e){let t=e.length>1?e.at(-1):void 0;if(!t)return;let n=D(t);if(this.#n[t.spelling])return;this.#n[t.spelling]=1;let r=qr(t.base),i=Jr(t.base);r&&this.#r(C(r),n),i&&this.#r(n,n);for(let e of ii(r??(i?t.root:``)))this.#r(C(e),n)}knows(e){return this.#t[e.rootNumber]!==0}nounsOf(e,t){let n=e.rootNumber,r=this.#t[n]??0,i=this.#e[r]??[];return r===0||!i.includes(n)||ci.has(e)||t===!0||li.has(t)?i:i.filter(e=>e!==n)}#r(e,t){let n=this.#e[this.#t[e]??0]??[];n.length===0?this.#t[e]=this.#e.push([t])-1:n.includes(t)||n.push(t)}};const ci=new j(({word:e})=>/(?:ing|ed)$/.test(e)),li=M([`to`,`will`,`can`,`must`,`should`]),ui=[`skill`,`tool`,`licence`,`certification`,`language`,`soft`,`knowledge`];function di(e){let t=``;return e.split(`,`).map(e=>(t=fi(e.trim(),t),t))}function fi(e,t){return e.startsWith(`+`)?`${t} ${e.slice(1)}`:e.startsWith(`-`)?pi(e,t):e.endsWith(`-`)?mi(e,t):e}function pi(e,t){let n=0,r=t.length;for(;e.charAt(n)===`-`;n+=1)r=t.lastIndexOf(` `,r-1);return t.slice(0,r+1)+e.slice(n)}function mi(e,t){let n=e.length,r=-1;for(;e.charAt(n-1)===`-`;--n)r=t.indexOf(` `,r+1);return e.slice(0,n)+t.slice(r)}function hi(e,t){let n=[],r=_i;for(let i of t.split(`
`).map(e=>e.trim()))i.startsWith(`#`)?r=_i:i.endsWith(`:`)?r=vi(i.slice(0,-1)):i!==``&&n.push(yi(e,i,r));return n}function gi(e,t){let n=[],r=``;for(let i of t.split(`
`).map(e=>e.trim())){let[t,a]=bi(i,` > `);if(i.startsWith(`#`))r=``;else if(i.startsWith(`> `))r=i.slice(2);else if(i!==``){let{name:i,forms:o}=Ci(t);n.push({name:i,family:a||r||i,field:e,forms:o})}}return n}const _i={kind:`skill`,implies:``};function vi(e){let[t,n]=bi(e,` > `);return{kind:xi(t),implies:n}}function yi(e,t,n){let[r,i]=bi(t,` ~ `),[a,o]=bi(r,` > `),[s,c]=bi(a,`: `),l=c===``?n.kind:xi(s),u=Ci(c===``?a:c),d=o||n.implies;return{...u,kind:l,field:e,implies:Si(d),related:Si(i)}}function bi(e,t){let n=e.indexOf(t);return n===-1?[e,``]:[e.slice(0,n),e.slice(n+t.length)]}function xi(e){let t=ui.find(t=>t===e);if(!t)throw Error(`Unknown kind: ${e}`);return t}function Si(e){return e===``?[]:e.split(`,`).map(e=>e.trim())}function Ci(e){let t=di(e).map(wi);return{name:t[0]?.written??``,forms:t}}function wi(e){let t=e.startsWith(`=`),n=Ti(e,`@`),r=e.slice(+!!t,e.length-n),i=r.endsWith(`^`);return{written:i?r.slice(0,-1):r,isCaseSensitive:t,isFieldOnly:n>0,isOwnFieldOnly:n>1,isExact:i}}function Ti(e,t){let n=0;for(;e.at(-1-n)===t;)n+=1;return n}function Ei(e){return 1<<(e&15)}var Di=class{#e=Ai();#t=new Uint16Array(this.#e>0?0:48001*Oi);place(e){return this.#n(e,0)}nextBits(e){return this.#n(e,1)}alone(e){return this.#n(e,2)}keep(e,{place:t,nextBits:n,alone:r}){for(let[i,a]of[t,n,r].entries())this.#e>0?Ae(e.record,this.#e+i,a):e.record>0&&(this.#t[e.spelling*Oi+i]=a)}#n(e,t){return this.#e>0?S(e.record,this.#e+t):this.#t[e.spelling*Oi+t]??0}};const Oi=3;let ki=0;function Ai(){return ki+=1,ki>2?0:b.beginnings+(ki-1)*3}var ji=class{#e=new Uint32Array(2*Ni);#t=0;get(e,t){let n=Fi(e,t);return this.#e[this.#r(n)+1]??0}fetch(e,t){let n=this.#e,r=n.length-2,i=0;for(let a=0;a<t;a+=1)i+=n[Ii(e[a]??0,r)]??0;Mi[0]=i}set(e,t,n){this.#n(Fi(e,t),n),this.#t*2>this.#e.length*Pi&&this.#i()}#n(e,t){let n=this.#r(e);this.#e[n]===0&&(this.#t+=1),this.#e[n]=e,this.#e[n+1]=t}#r(e){let t=this.#e,n=t.length-2,r=Ii(e,n);for(;t[r]!==0&&t[r]!==e;)r=r+2&n;return r}#i(){let e=this.#e;this.#e=new Uint32Array(e.length*2),this.#t=0;for(let t=0;t<e.length;t+=2){let n=e[t]??0;n!==0&&this.#n(n,e[t+1]??0)}}};const Mi=/* @__PURE__ */ new Float64Array(1),Ni=64,Pi=.7;function Fi(e,t){return(e<<16|t)>>>0}function Ii(e,t){return Math.imul(e^e>>>15,2654435761)>>>11&t}var Li=class{#e=[[]];#t=/* @__PURE__ */ new Map;#n=new ji;#r=[null,null];#i=/* @__PURE__ */ new Set;#a=[0,0];#o=new Di;#s=Gi();#c;#l=!1;constructor({isTaken:e=()=>!1}={}){this.#c=e}add(e,t,n=T(e)){if(this.#l)throw Error(`Phrases are added before the first search.`);for(let e of n)this.#i.add(e.base);let[r]=n;if(r){if(n.length>1)this.#f(n,t);else for(let n of this.#p(e,r))this.#d(n,t)}}keepPluralOut(e){let t=e.toLowerCase();(this.#e[this.#t.get(t)??0]??[]).length===1&&!this.#t.has(`${t}s`)&&this.#t.set(`${t}s`,0)}holds(e){return this.#i.has(e)}find(e){this.#l=!0;let t=this.#u(e);this.#n.fetch(zi,t);let n=[],r=0;for(let i=0;i<t;i+=1){let t=Ri[i]??0,a=t<r?null:this.#_(e,t,i);a&&(n.push(a),r=a.last)}return n}placesFrom(e,t){let n=e[t],r=n?this.#g(qi,D(n)):0;if(r===0)return Ki;let i=[];for(let n=t+1;r>0;n+=1){i.push(r);let t=e[n];r=!t||t.isApart?0:this.#g(r,D(t))}return i}valuesAfter(e,t){let n=this.#n.get(e,t);return(n&Xi)===0?[]:this.#r[n&Yi]??[]}#u(e){Ri.length<e.length&&Vi(e.length);let t=this.#s,n=this.#o,r=Hi(e),i=0;for(let a=0;a<e.length;a+=1){let o=((r[a]??0)&t)===0?e[a]:void 0;if(!o)continue;let s=n.place(o),c=n.alone(o),l=n.nextBits(o);if(s===0&&c===0){let e=this.#h(o);s=e.place,c=e.alone,l=e.nextBits}let u=e[a+1],d=u&&!u.isApart?D(u):0,f=d>0&&(l&Ei(d))!==0;(f||c!==0)&&(Ri[i]=a,Bi[i]=c,zi[i]=f?Fi(s,d):0,i+=1)}return i}#d(e,t){let n=this.#e[this.#t.get(e)??0]??[];if(n.length===0?this.#t.set(e,this.#e.push([t])-1):n.includes(t)||n.push(t),this.#e.length>Ji)throw Error(Zi)}#f(e,t){let n=qi;for(let[t,{root:r}]of e.entries()){let i=C(r),a=this.#n.get(n,i),o=t===e.length-1?Xi:0,s=a===0?this.#m()|o:a|o;s!==a&&this.#n.set(n,i,s),this.#a[n]=(this.#a[n]??0)|Ei(i),n=s&Yi}let r=this.#r[n];r?r.includes(t)||r.push(t):this.#r[n]=[t]}#p(e,{word:t,base:n}){if(/^[\p{Lu}\d]+$/u.test(e))return[t,`${t}s`];if(/^\p{Lu}{2,}s$/u.test(e))return[t,n];let r=n.length>6&&n.endsWith(`ing`)?`${n.slice(0,-3)}ed`:``;return r===``||this.#c(r)?[n]:[n,r]}#m(){if(this.#r.length>Ji)throw Error(Zi);return this.#a.push(0),this.#r.push(null)-1}#h(e){let t=this.#g(qi,D(e)),n=this.#t.get(e.word)??this.#t.get(e.base)??0,r={place:t,alone:n,nextBits:this.#a[t]??0};return t>0||n>0?this.#o.keep(e,r):Ae(e.record,b.silent,S(e.record,b.silent)|this.#s),r}#g(e,t){return this.#n.get(e,t)&Yi}#_(e,t,n){let r=null,i=zi[n]??0,a=i===0?0:i>>>16;for(let n=t+1;a>0;n+=1){let i=e[n];if(!i||i.isApart)break;let o=this.#n.get(a,D(i));a=o&Yi,(o&Xi)!==0&&(r={values:this.#r[a]??[],first:t,last:n+1})}let o=Bi[n]??0;return r||o===0?r:{values:this.#e[o]??[],first:t,last:t+1}}};let Ri=/* @__PURE__ */ new Uint32Array,zi=/* @__PURE__ */ new Uint32Array,Bi=/* @__PURE__ */ new Uint16Array;function Vi(e){let t=Math.max(e,Ri.length*2);Ri=new Uint32Array(t),zi=new Uint32Array(t),Bi=new Uint16Array(t)}function Hi(e){if(e===Ui)return I;I.length<e.length&&(I=new Uint16Array(Math.max(e.length,I.length*2)));for(let t=0;t<e.length;t+=1)I[t]=S(e[t]?.record??0,b.silent);return Ui=e,I}let Ui=[],I=/* @__PURE__ */ new Uint16Array(1024),Wi=0;function Gi(){return Wi+=1,Wi>16?0:1<<Wi-1}const Ki=[],qi=1,Ji=65535,Yi=65535,Xi=65536,Zi=`Too many phrases.`;function Qi(e,t){return n=>{let r=e.get(n)?.length??0;return r===0||t<2?0:1-Math.log(r)/Math.log(t)}}function $i(e){let t=ea(e),n=e.flatMap(e=>gi(e.field,e.titles)),r=/* @__PURE__ */ new Map,i=new Li({isTaken:Ar}),a=new si;for(let e of t.values())for(let t of e.forms){let n=T(t.written);ta(r,e.field,n),a.learn(n),ia(t)||na(i,{named:e,...aa(t)},n)}for(let{forms:e}of t.values())for(let{written:t}of e)ra(t)&&i.keepPluralOut(t);let o=new Li,s=/* @__PURE__ */ new Map;for(let e of n)for(let t of e.forms){let n=T(t.written);ta(r,e.field,n),ta(s,e.field,n),na(o,{named:e,...aa(t)},n)}let c=zr(r);return{entries:t,titles:n,skillIndex:i,titleIndex:o,verbs:a,proves:new Map([...t.values()].flatMap(({name:e,proves:t})=>t?[[e,t]]:[])),words:c,titleWords:Qi(s,e.length),telling:oa(c,t),isEveryday:Ar}}function ea(e){let t=/* @__PURE__ */ new Map;for(let{field:n,skills:r}of e)for(let e of hi(n,r))t.has(e.name)||t.set(e.name,e);let n=sa(t),r=new Set([...n.values()].flatMap(e=>[...e])),i=la(t),a=new Map([...t.keys()].map((e,t)=>[e,t]));return new Map([...t.values()].map((e,t)=>{let{name:o}=e,s=(i.get(o)??[]).flatMap(e=>a.get(e)??[]),c=r.has(o);return[o,{...e,number:t,proves:n.get(o)??null,isProven:c,near:s}]}))}function ta(e,t,n){for(let{root:r}of n){let n=e.get(r);n?n.includes(t)||n.push(t):e.set(r,[t])}}function na(e,t,n){let{written:r}=t;if(e.add(r,t,n),!r.includes(` and `))return;let i=n.filter(({word:e})=>e!==`and`);i.length>1&&e.add(r,t,i)}function ra(e){return/^[A-Z][A-Za-z]*[a-z]$/.test(e)}function ia({written:e,isCaseSensitive:t,isFieldOnly:n}){return t||n||e.includes(` `)?!1:/^\p{L}+$/u.test(e)&&!/^\p{Lu}+$/u.test(e)&&Pr(e)}function aa(e){return/^\p{Lu}+$/u.test(e.written)&&Ar(e.written)?{...e,isCaseSensitive:!0}:e}function oa(e,t){let n=new Float64Array(t.size).fill(-1),r=({name:t,number:r})=>{let i=n[r]??-1;if(i>=0)return i;let a=T(t).map(({root:t})=>e.weigh(t)),o=a.reduce((e,t)=>e+t,0)/Math.max(1,a.length);return n[r]=o,o};return{get:e=>{let n=t.get(e);return n?r(n):0},of:r}}function sa(e){let t=/* @__PURE__ */ new Map;for(let{name:n,implies:r}of e.values())r.length>0&&t.set(n,ca(e,n));return t}function ca(e,t){let n=/* @__PURE__ */ new Set,r=[...e.get(t)?.implies??[]];for(let i=r.pop();i!==void 0;i=r.pop())n.has(i)||i===t||(n.add(i),r.push(...e.get(i)?.implies??[]));return n}function la(e){let t=/* @__PURE__ */ new Map,n=(e,n)=>{let r=t.get(e);r?r.includes(n)||r.push(n):t.set(e,[n])};for(let t of e.values())for(let e of t.related)n(t.name,e),n(e,t.name);return t}let ua;function da(){if(ua)return ua;T(`${wr} ${Tr}`);let e=$i(Cr);return ua={lexicon:e,words:e.words},ua}function L(e){return e.charAt(0).toUpperCase()+e.slice(1)}const fa=[({candidate:e})=>R(`no-name`,e.cv.header.name===null),({candidate:e})=>R(`no-email`,e.cv.header.email===null),({candidate:e})=>R(`no-phone`,e.cv.header.phone===null),({candidate:e})=>R(`no-location`,e.cv.header.location===null),e=>R(`no-experience-section`,!pa(e,`experience`)),e=>R(`no-education-section`,!pa(e,`education`)&&!pa(e,`certifications`)),e=>R(`no-skills-section`,!pa(e,`skills`)),({candidate:e})=>{let t=e.cv.header.links.filter(({text:e})=>e.length>70);return t.length===0?[]:[{code:`bare-links`,count:t.length,quotes:t.map(({span:e,quote:t})=>({...e,quote:t}))}]}];function R(e,t){return t?[{code:e,count:1,quotes:[]}]:[]}function pa({candidate:e},t){return e.cv.sections.some(e=>e.kind===t)}function ma(e,t){let n=e.flatMap(e=>ha(e,t)??[]).sort((e,t)=>e.from-t.from),r=0,i=-1;for(let{from:e,to:t}of n){let n=Math.max(e,i+1);t>=n&&(r+=t-n+1),i=Math.max(i,t)}return r}function ha(e,t){if(!e.from)return null;let n=ga(e.from,1),r=t.year*12+t.month-1,i=e.to===`present`?r:e.to?ga(e.to,12):n,a=Math.min(i,r);return a>=n?{from:n,to:a}:null}function ga({year:e,month:t},n){return e*12+(t??n)-1}const _a=[({candidate:e})=>va(`role-without-dates`,e.cv.experience.filter(({dates:e})=>!e),({title:e})=>e),({candidate:e})=>va(`dates-reversed`,e.cv.experience.filter(ba),({dates:e})=>e),({candidate:e,today:t})=>va(`date-in-future`,e.cv.experience.filter(({from:e})=>e!==null&&e.year*12+(e.month??1)>t.year*12+t.month),({dates:e})=>e),({candidate:e})=>new Set(e.cv.experience.flatMap(({dates:e})=>e?[xa(e.text)]:[])).size>1?[{code:`mixed-date-formats`,count:1,quotes:[]}]:[],({candidate:e,today:t})=>{let n=e.cv.experience.flatMap(e=>ha(e,t)?.to??[]);return n.every((e,t)=>t===0||e<=(n[t-1]??e))?[]:[{code:`not-latest-first`,count:1,quotes:[]}]},({candidate:e,today:t})=>{let n=e.cv.experience.flatMap(e=>ha(e,t)??[]).toSorted((e,t)=>e.from-t.from),r=1/0,i=0;for(let{from:e,to:t}of n)e-r>12&&(i+=1),r=Math.max(r===1/0?t:r,t);return i===0?[]:[{code:`gap-between-roles`,count:i,quotes:[]}]}];function va(e,t,n){return t.length===0?[]:[{code:e,count:t.length,quotes:t.flatMap(e=>ya(n(e)))}]}function ya(e){return e?[{...e.span,quote:e.quote}]:[]}function ba({from:e,to:t}){return!e||!t||t===`present`?!1:e.year*12+(e.month??1)>t.year*12+(t.month??12)}function xa(e){return(e.split(/\s*(?:–|—|-(?!\d\d\b)|\bto\b|\buntil\b)\s*/)[0]??e).replace(/\p{L}+\.?/gu,`a`).replace(/\d{4}/g,`Y`).replace(/\d{1,2}/g,`n`).replace(/\s+/g,` `).trim()}const Sa=[z(`recognised-from-picture`,({method:e})=>+(e===`ocr`)),z(`many-columns`,({columns:e})=>+(e>1)),z(`tables-in-file`,({tables:e})=>e),z(`text-boxes-in-file`,({textBoxes:e})=>e),z(`contact-in-margin`,({contactsInMargins:e})=>+(e.length>0)),z(`small-font`,({smallestFontSize:e})=>+(e!==null&&e<9)),z(`unmapped-characters`,({unmappedCharacters:e})=>+(e>0)),z(`hidden-text`,({hiddenText:e})=>+(e.length>0))];function z(e,t){return({file:n})=>{let r=n?t(n):0;return r>0?[{code:e,count:r,quotes:[]}]:[]}}function B(e,t){t.lastIndex=0;let n=t.exec(e);if(!n)return Ca;let r=[];for(;n;n=t.exec(e))r.push(n),n[0]===``&&(t.lastIndex+=wa(e,t.lastIndex)?2:1);return r}const Ca=[];function wa(e,t){return(e.codePointAt(t)??0)>65535}const Ta=/[\u{E000}-\u{F8FF}\u{1F300}-\u{1FAFF}\u{2600}-\u{26FF}★☆☎✉✆]/gu,Ea=[({copied:e,candidate:t})=>e.length===0?[]:[{code:`copied-from-posting`,count:e.length,quotes:e.slice(0,3).map(({start:e,end:n})=>({start:e,end:n,quote:t.text.slice(e,n)}))}],({candidate:e})=>{let t=[...e.showings.values()].filter(({length:t})=>t>15&&t>e.wordCount*.06);return t.length===0?[]:[{code:`keyword-stuffing`,count:t.length,quotes:t.flatMap(([t])=>t?[{start:t.start,end:t.end,quote:e.text.slice(t.start,t.end)}]:[])}]},({candidate:e})=>{let t=B(e.text,Ta);return t.length===0?[]:[{code:`special-characters`,count:t.length,quotes:t.slice(0,3).map(e=>({start:e.index,end:e.index+e[0].length,quote:e[0]}))}]}],Da=[...fa,..._a,...jn,...Ea,...Sa];function Oa(e){let t=Da.flatMap(t=>t(e));return{findings:t,phrasing:ka(`phrasing`,t),atsReadiness:ka(`ats`,t)}}function ka(e,t){let n=t.filter(({code:t})=>rt[t].area===e).reduce((e,{code:t,count:n})=>e+rt[t].cost*(1+Math.min(4,n-1)/4),0);return Math.max(0,Math.round(100-n))}const Aa={"short-posting":6,"few-requirements":6,"unknown-field":5,"cv-hard-to-read":6,"cv-without-dates":3,"posting-not-english":15,"cv-not-english":15};function ja(e,t,n){let r=e.requirements.filter(({kind:e})=>e!==`knock-out`&&e!==`soft skill`),i=r.filter(({need:e})=>e.type===`terms`),a=[];e.wordCount<140&&a.push(`short-posting`),r.length<6&&a.push(`few-requirements`),i.length<r.length*.35&&a.push(`unknown-field`),t.cv.confidence<.6&&a.push(`cv-hard-to-read`),t.monthsWorked===0&&a.push(`cv-without-dates`),n.job!==`en`&&n.job!==`unknown`&&a.push(`posting-not-english`),n.cv!==`en`&&n.cv!==`unknown`&&a.push(`cv-not-english`);let o=a.reduce((e,t)=>e+Aa[t],4);return{points:o,level:o<=8?`high`:o<=16?`medium`:`low`,doubts:a}}const Ma={en:`the and of to in a for with is on that be as are you will our or your this have we by an at from`,de:`der die das und in von zu mit für auf den ist im des eine ein wir sie als bei oder sowie nicht werden dem`,fr:`de la le et les des en du un une pour dans vous nous avec sur est au par votre ou aux notre qui vos`,es:`de la el y en los las del con para un una por que su se al como es o nuestro más sus empresa`,it:`di e il la in per con del della un una le i dei che al si nel alla da o come è gli delle`,nl:`de het een en van in je is met voor op te aan bij als zijn wij of jij ons naar dat om onze`,pt:`de a o e em do da para com um uma os as na no que se por ao ou mais como dos das sua`,pl:`w i z na do o się oraz dla od za przez nie jest po lub pracy jako ze w tym`};function Na(e){let t=Math.min(e.length,2e3),n=new Uint16Array(2**Pa.length);for(let r=0;r<t;r+=1){let t=e[r],i=t?La(t):0;n[i]=(n[i]??0)+1}let r=`unknown`,i=.08;for(let[e,a]of Pa.entries()){let o=0;for(let t of Ia)t&1<<e&&(o+=n[t]??0);let s=o/Math.max(t,1);s>i&&(r=a,i=s)}return r}const Pa=[`en`,`de`,`fr`,`es`,`it`,`nl`,`pt`,`pl`],Fa=/* @__PURE__ */ new Map;for(let[e,t]of Pa.entries())for(let n of new Set(Ma[t].split(` `).map(s)))Fa.set(n,(Fa.get(n)??0)|1<<e);const Ia=new Set(Fa.values());function La(e){let t=S(e.record,b.languages);if(t>0)return t&255;let n=Fa.get(e.word)??0;return Ae(e.record,b.languages,n|256),n}function Ra({job:e,jobTokens:t,candidate:n,copied:r,matched:i},{today:a,file:o}){let s={job:Na(t),cv:Na(n.tokens)};return{status:`scored`,version:11,...Mt(i),job:e,candidate:n,rows:i.rows,ceiling:tr(i),certainty:ja(e,n,s),quality:Oa({candidate:n,job:e,copied:r,today:a,file:o??null})}}function V(e,t){return e.start<t.end&&t.start<e.end}function za(e,t){return{start:t.start,end:t.end,quote:e.slice(t.start,t.end)}}const Ba={secondary:1,vocational:2,associate:3,bachelor:4,master:5,doctorate:6},Va={secondary:[`high school`,`high school diploma`,`=HS`,`=GED`,`general education diploma`,`secondary school`,`secondary education`,`=GCSE`,`=GCSEs`,`a levels`,`a level`,`=A-Levels`,`abitur`,`baccalaureate`,`leaving certificate`,`hs diploma`,`h s diploma`,`school leaving certificate`,`matriculation`,`higher secondary`,`=HSC`,`=SSC`],vocational:/* @__PURE__ */ `apprenticeship.trade school.vocational training.vocational school.technical school.technical diploma.trade certificate.=NVQ.=NVQ3.=NVQ2.=BTEC.=SVQ.city and guilds.journeyman.trade qualified.certificate iii.certificate iv.cert iii.cert iv.vocational qualification.culinary school.culinary degree.time served.apprentice trained.=HNC.=TVET.berufsausbildung.technical certificate.postsecondary certificate.level 2 diploma.level 3 diploma.advanced apprenticeship.modern apprenticeship.by trade.out of my time.served my time.served my apprenticeship.trade certified.trade qualification.trade papers.national certificate.nz certificate.new zealand certificate.level 3 certificate.level 4 certificate.level 4 diploma.skilled worker certificate.gesellenbrief.ausbildung.facharbeiter.=MBO.=EFZ`.split(`.`),associate:/* @__PURE__ */ `associate's degree,associate degree,associates degree,associate of arts,associate of science,associate of applied science,=A.A.,=A.S.,=AAS,=A.A.S.,=HND,foundation degree,two year degree,2 year degree,associate in,associates in,=ADN,college diploma,=DUT,=BTS,higher national diploma,degree or diploma,diploma or degree,diploma in,diploma of,advanced diploma,=Dip.,national diploma`.split(`,`),bachelor:/* @__PURE__ */ `bachelor's degree,bachelor degree,bachelors degree,bachelors,bachelor,bachelor of,=BA,=B.A.,=BS,=B.S.,=BSc,=B.Sc,=B.Sc.,=BEng,=B.Eng,=BE,=B.E.,=B.E,=BTech,=B.Tech,=B.Tech.,=BBA,=B.B.A.,=BCom,=B.Com,=BComm,=BCA,=BSN,=B.S.N.,=BFA,=BEd,=B.Ed,=LLB,=BSW,=BA/BS,=BS/BA,=BSBA,undergraduate degree,four year degree,4 year degree,college degree,university degree,a degree,degree qualified,degree required,related degree,relevant degree,degree level,degree educated,4 yr degree,degree in,degree,bs degree,ba degree,honours degree,licenciatura,laurea,=BSEE,=BSME,=BArch,college graduate,university graduate,=BSCE,=BSIT,=HBO,=Hbo`.split(`,`),master:/* @__PURE__ */ `master's degree,master degree,masters degree,masters,master of,master in,=MA,=M.A.,=MS,=M.S.,=MSc,=M.Sc,=M.Sc.,=MBA,=M.B.A.,=MEng,=M.Eng,=MTech,=M.Tech,=MCA,=MCom,=M.Com,=MEd,=M.Ed,=M.Ed.,=MFA,=MPH,=MSW,=MSN,=LLM,=MPA,=MPhil,graduate degree,postgraduate degree,post graduate,advanced degree,pgce,diplom ingenieur,=ME,=M.E.,=MAcc,=M.S,=MSEE,=MArch,=MPharm,=M.Pharm,=MBBS,=MBChB,=BDS,=BVSc,=BVetMed,=BVMS,=MChem,=MPhys,=MMath,=MSci,=MRes`.split(`,`),doctorate:[`doctorate`,`doctoral degree`,`doctoral`,`doctor of`,`=PhD`,`=Ph.D`,`=Ph.D.`,`=PHD`,`phd`,`=MD`,`=M.D.`,`=JD`,`=J.D.`,`=DVM`,`=PharmD`,`=Pharm.D`,`=DPT`,`=DDS`,`=EdD`,`=Ed.D.`,`=DNP`,`juris doctor`,`=PsyD`]};function Ha(e,t,n=[]){return Za().find(t).flatMap(r=>{let i=t[r.first],a=t[r.last-1];if(!i||!a)return[];let o=e.slice(i.start,a.end),s=r.values.find(({exactly:e})=>Ua(o,e)),c=Wa.has(o)||(s?.exactly??o)!==o;return!s||c&&!Ya(t,r)&&!n.some(e=>V(e,i))||/^degrees?$/i.test(o)&&Ja(t,r)?[]:[{start:i.start,end:a.end,level:s.level,first:r.first,last:r.last}]})}function Ua(e,t){return t===null||t===e||t.toUpperCase()===e}const Wa=/* @__PURE__ */ new Set([`MA`,`MS`,`BA`,`BS`,`BE`,`ME`,`MCA`,`BCA`,`MD`,`JD`,`AAS`,`HSC`,`SSC`,`BTS`,`DUT`,`MPA`,`ADN`,`HND`,`HNC`,`Dip`,`HS`]),Ga=/* @__PURE__ */ new Set(/* @__PURE__ */ `degree.in.university.college.phd.bachelor.master.major.honors.honours.graduate.school.institute.science.arts.engineering.education.gpa.tafe.polytechnic.tech.level.mba.diploma.ged.equivalent`.split(`.`)),Ka=new Set(`high higher highest some large certain any great greater greatest strong to same fair considerable`.split(` `)),qa=/^(?:of|up|down|c|celsius)$/;function Ja(e,{first:t,last:n}){let r=e[t-1]?.word??``;return Ka.has(r)||/^\d+$/.test(r)||qa.test(e[n]?.word??``)}function Ya(e,t){let n=Math.max(0,t.first-5);return e.slice(n,t.last+5).some(e=>Ga.has(e.base))}let Xa;function Za(){if(Xa)return Xa;Xa=new Li;let e=Object.keys(Va);for(let t of e)for(let e of Va[t]){let n=e.startsWith(`=`),r=e.replace(/^=/,``);Xa.add(r,{level:Ba[t],exactly:n?r.replace(/\.$/,``):null})}return Xa}var Qa=class{#e;#t=1;constructor(e){this.#e=new Uint16Array(e)}clear(){this.#t<$a?this.#t+=1:(this.#e.fill(0),this.#t=1)}has(e){return this.#e[e]===this.#t}add(e){return this.#e[e]!==this.#t&&(this.#e[e]=this.#t,!0)}};const $a=65535,eo=[[`trades`,`construction`,`manufacturing`,`automotive`,`engineering`,`aviation`,`maritime-and-rail`],[`logistics`,`manufacturing`,`retail`],[`health-care`,`social-work`,`sport`],[`health-care`,`science`],[`science`,`engineering`,`agriculture`],[`education`,`social-work`],[`accounting`,`finance`,`real-estate`],[`sales`,`marketing`,`real-estate`,`retail`],[`marketing`,`design`,`media`],[`retail`,`hospitality`,`sales`],[`legal`,`public-service`,`security`],[`human-resources`,`management`,`office`]],to=/* @__PURE__ */ new Set([`software`,`data`,`it-operations`,`security`]);function no(e,t){return e===t?1:to.has(e)&&to.has(t)?.8:ro(e,t)?.2:0}function ro(e,t){return io.get(e)?.has(t)??!1}const io=new Map(eo.flat().map(e=>[e,new Set(eo.filter(t=>t.includes(e)).flat())])),ao=/* @__PURE__ */ new Set([`office`,`management`]),oo=1.5,so=.12;function co(e,{skills:t,titles:n,tokens:r}){let i=/* @__PURE__ */ new Map,a=(e,t)=>i.set(e,(i.get(e)??0)+t);uo(t),lo.clear();for(let n of t){let t=_o(n);t&&lo.add(t.number)&&t.kind!==`soft`&&a(t.field,po(t.field,1)*e.telling.of(t))}let o=t=>{let n=e.entries.get(t);return n!==void 0&&n.kind!==`soft`&&lo.has(n.number)},s=/* @__PURE__ */ new Set;for(let e of n){let[t]=e.values;if(!t||t.isFieldOnly||s.has(t.named.family))continue;let n=t.named;if(mo(r,e)||o(n.family))continue;s.add(n.family);let i=e.last-e.first===1&&!r[e.first]?.isApart?.5:oo;a(n.field,po(n.field,i))}return ho(i)}const lo=new Qa(2**16);function uo(e){let t=0;for(let{values:n}of e)t+=n[0]?.named.number??0;fo[0]=t}const fo=/* @__PURE__ */ new Float64Array(1);function po(e,t){return ao.has(e)?.3:t}function mo(e,{first:t,last:n}){let r=e[t];return r!==void 0&&n-t===1&&r.word===`${r.base}s`}function ho(e){let t=0;for(let n of e.values())t+=n;return go([...e].map(([e,n])=>({field:e,share:t===0?0:n/t})).sort((e,t)=>t.share-e.share||(e.field<t.field?-1:1)))}function go(e){let t=new Map(e.map(({field:e,share:t})=>[e,t])),n=e=>t.get(e)??0,r=/* @__PURE__ */ new Map;return{share:n,speaksOf:t=>{let n=r.get(t)??e.some(e=>vo(e,t));return r.set(t,n),n},isAbout:e=>n(e)>=so,fields:e}}function _o(e){let t=e.values.length===1?e.values[0]:void 0;if(!(!t||t.isFieldOnly||t.isCaseSensitive||t.isExact))return t.named}function vo(e,t){return e.field===t?e.share>=so:e.share>=.3&&no(e.field,t)>0}const yo=new Set(`restaurant cuisine food dish kitchen cooking cook chef wine bistro trattoria pastry tapa breakfast market company subsidiary startup
  army navy military government embassy consulate citizen citizenship national nationality passport visa law laws tax gaap university
  institute chamber cruise tower america american gulf medicine massage standard soldier bank partner husband wife parent family`.split(/\s+/));function bo(e){return e!==void 0&&!e.isApart&&yo.has(e.base)}function xo(e,t,n){let r=Co(e,t,n),{text:i,tokens:a}=t,o=[];for(let e of t.skills){let{first:t,last:n}=e,s=No(a,e),c=s&&wo(e.values,s,r);if(!c)continue;let{named:l,written:u}=c;if(l.kind===`language`&&bo(a[n]))continue;let d=s.end+(H(u)&&i.charAt(s.end)===`+`?1:0),f=Eo(e.values,{naming:c,span:s,context:r});o.push({start:s.start,end:d,entry:l,others:f,written:u,first:t,last:n})}return o}function So(e,t,n){let r=Co(e,t,n),{tokens:i}=t,a=[];for(let[e,n]of t.titles.entries()){let{first:o,last:s}=n,c=No(i,n),l=c&&wo(n.values,c,r);if(!l)continue;let{named:u,written:d}=l;(!l.isFieldOnly||t.titles[e+1]?.first!==s||i[s]?.isApart)&&a.push({start:c.start,end:c.end,title:u,written:d,first:o,last:s})}return a}function Co(e,{text:t,tokens:n},r){return{lexicon:e,text:t,tokens:n,profile:r,isCaseless:t.length>200&&!/\p{Lu}/u.test(t.slice(t.indexOf(`
`)+1))}}function wo(e,t,n){let r;for(let i of e)Oo(i,t,n)&&(!r||Do(i,r,n))&&(r=i);return r}const To=[];function Eo(e,{naming:t,span:n,context:r}){return e.length===1?To:e.filter(e=>e.named!==t.named&&A(e.named)===A(t.named)&&r.profile.speaksOf(e.named.field)&&Oo(e,n,r)).map(({named:e})=>e)}function Do(e,t,{profile:n}){return H(e.written)===H(t.written)?n.share(e.named.field)>n.share(t.named.field):H(e.written)}function Oo(e,t,n){return!jo(e.written,t,n)||e.isCaseSensitive&&!Mo(n,t,e.written)||e.isExact&&!Ao(n.text.slice(t.start,t.end),e.written)?!1:ko(e,n)}function ko(e,{profile:t}){return e.isOwnFieldOnly?t.isAbout(e.named.field):!e.isFieldOnly||t.speaksOf(e.named.field)}function Ao(e,t){let n=e=>e.toLowerCase().replace(/[\s-]+/g,` `);return n(e)===n(t)}function jo(e,{end:t},{text:n}){return!H(e)||e.includes(` `)||n.charAt(t)===`+`}function H(e){return e.endsWith(`+`)&&!e.endsWith(`++`)}function Mo({text:e,isCaseless:t,lexicon:n},r,i){let a=e.slice(r.start,H(i)?r.end+1:r.end);if(a!==i&&(a!==`${i}s`||ra(i)))return t&&i.length>2&&!n.isEveryday(a);if(i.length>1)return!0;let o=`${e.charAt(r.start-1)}${e.charAt(r.end)}`;return!/^\)|[&'’.]/.test(o)}function No(e,t){let n=e[t.first],r=e[t.last-1];return n&&r&&{start:n.start,end:r.end}}function Po(e,t){let n=0,r=e.length;for(;n<r;){let i=n+r>>1,a=e[i];a!==void 0&&!t(a)?n=i+1:r=i}return n}function U(e,{start:t,end:n}){let r=Po(e,e=>e.start>=t),i=r;for(;i<e.length&&(e[i]?.end??0)<=n;)i+=1;return e.slice(r,i)}function Fo(e,t){if(t.length===0&&e.length<=Io.length)return Io;let n=new Uint8Array(e.length);for(let{start:r,end:i}of t){let t=Po(e,e=>e.end>r);for(;t<e.length&&(e[t]?.start??i)<i;t+=1)n[t]=1}return n}const Io=/* @__PURE__ */ new Uint8Array(4096);function Lo(e){return D(e)||e.root}function Ro(e){zo.clear();let t=/* @__PURE__ */ new Set,n=[];for(let r of e){let e=D(r);(e>0?zo.add(e):!t.has(r.root))&&n.push(r),e===0&&t.add(r.root)}return n}const zo=new Qa(2**16),Bo=M(`supervision guidance instruction sign supervised shadowed shadowing visitor hobby self sat edge watched home spare free fun friends learning lectures dissertation thesis coursework interest interested reading`.split(` `)),Vo=/\bunder\s+(?!my\s+(?:\w+\s+)?(?:super|guid|instr|sign)|(?:own|little|limited|minimal|general)\b)(?:[\w’']+\s+){0,3}(?:supervision|guidance|instruction|sign-off)\b|\bsupervised\s+by\b|\bshadow(?:ed|ing)\b(?!\s+(?:\d+\s+)?(?:by|me|new|trainees|users|customers))|\bas\s+a\s+(?:visitor|hobby)\b|\bsat\s+(?:in\s+on|at\s+the\s+edge)\b|\bself-study\b|\bwatched\s+(?:others|colleagues|how\s+(?!users|people|customers|children))/i,Ho=/\bin my (?:spare|free) time\b|\bfor (?:fun|friends)\b|\b(?:tried|learn(?:ed|t)|practi[cs]ed|baked|built)\b.{0,60}\bat home\b|^\W*learning:|\b(?:am|currently|still|now|started) (?:learning(?! (?:support|disab|and|&))|reading)\b|\b(?:lectures|dissertation|thesis|coursework)\s*[:(–]|\binterested in\b|\b(?:keen|strong|great|an|my) interest in\b/i;function Uo({text:e,tokens:t},{start:n,end:r,first:i,last:a}){for(let o=i;o<a;o+=1){let i=t[o];if(!i||!Bo.has(i))continue;let a=e.slice(n,r);return Vo.test(a)||Ho.test(a)}return!1}const Wo={enoughTold:6.5,leastBacking:.3,lostToCopies:2,besideWork:.6};function Go(e){let{enoughTold:t,leastBacking:n,lostToCopies:r,besideWork:i}=Wo,a=Math.min(1,qo(e)/t),o=n+(1-n)*a,s=1-Math.min(1,r*Ko(e));return e.units.map(t=>{let n=Uo(e,t)?i:1,r=(t.strength===`listed`?o:1)*(t.isWork?1:s)*n;return r===1?t:{...t,backing:r}})}function Ko({units:e,copied:t}){let n=0,r=0;for(let{isWork:i,first:a,last:o}of e)if(!i){n+=o-a;for(let e=a;e<o;e+=1)r+=t[e]??0}return n===0?0:r/n}function qo({text:e,units:t,tokens:n,silent:r,words:i,schooling:a}){let o=/* @__PURE__ */ new Map,s=0;for(let{strength:c,start:l,end:u,first:d,last:f,isRepeat:p}of t)if(!(c===`listed`||p)&&!a.some(e=>e.start<=l&&u<=e.end)){for(let t=d;t<f;t+=1){let a=n[t];if(!a||r[t]===1||Jo(e,a))continue;let c=Lo(a),l=o.get(c)??0;o.set(c,l+1),l<k.mostPlaces&&(s+=i.weighToken(a))}if(s>=Wo.enoughTold)return s}return s}function Jo(e,{start:t}){let[i,a]=[e.charCodeAt(t),e.charCodeAt(t+1)];return i<128&&a<128?r(i)&&n(a):/^\p{Lu}\p{Ll}/u.test(e.slice(t,t+2))}function Yo({cv:e,tokens:t,units:n}){let r=e=>e?Xo(U(t,e.span)):[];return e.experience.flatMap(({title:e,company:t})=>[...r(t),...r(e).slice(1)].flatMap(e=>{let t=n.find(({end:t})=>(e[0]?.start??0)<t);if(!t)return[];let r={...t,strength:`described`,backing:1};return Zo(e).map(e=>({way:e,unit:r}))}))}function Xo(e){let t=[];for(let n of e){let e=t.at(-1),r=e?.at(-1);r&&n.start===r.end+1&&!Qo.has(r)?e?.push(n):t.push([n])}return t}function Zo(e){let t=[];for(let n=e.length;n>0;--n){for(let r=1;r<=Math.min(3,n);r+=1){let i=e.slice(n-r,n).map(({root:e})=>e);t.push(i.join(` `)+`@`)}if(!$o.has(e[n-1]))break}return t}const Qo=M([`of`,`for`]),$o=M(`of for ltd limited plc inc llp group trust foundation nhs`.split(` `));function es(e,t,n){let r=[],i=0,a=0;for(let o=0;o<t.length;o+=1){let s=n[a];if(s?.first===o)r.push(s),a+=1,i=s.last,o=s.last-1;else if(as.has(t[o])){let n=ts(e,t,{free:i,at:o})??ns(e,t,{at:o,end:s?.first??t.length});if(!n)continue;r.push(n),i=n.last,o=n.last-1}}return r}function ts(e,t,{free:n,at:r}){if(t[r+1]?.word===`of`)return null;for(let i=Math.max(n,r-3);i<r;i+=1){if(t.slice(i+1,r+1).some(({isApart:e})=>e)||t.slice(i,r).some(({word:e})=>e.endsWith(`ed`)))continue;let n=e.placesFrom(t,i)[r-i-1],a=n===void 0?[]:rs(e,n);if(a.length>0)return{values:a,first:i,last:r+1}}return null}function ns(e,t,{at:n,end:r}){let[i,a]=[t[n],t[n+1]];if(!i||!a?.isApart||a.start-i.end!==2)return null;let o=e.placesFrom(t,n+1).slice(0,3);for(let t=o.length;t>0;--t){let a=n+1+t,s=e.valuesAfter(o[t-1]??0,D(i));if(a<=r&&s.length>0)return{values:s,first:n,last:a}}return null}function rs(e,t){let n=ss().flatMap(n=>e.valuesAfter(t,n).slice(0,1)),[r]=n;if(!r||n.length<2||n.some(({named:e})=>e.family!==r.named.family))return[];let i=e=>n.filter(({named:t})=>t===e).length;return[n.reduce((e,t)=>i(t.named)>i(e.named)?t:e)]}const is=`clerk specialist coordinator assistant analyst associate administrator officer executive representative agent advisor consultant technician supervisor manager leader director operative worker trainee apprentice`.split(` `).map(y),as=Jt(is);let os;function ss(){return os??=is.map(C),os}function cs(e,t){let{first:n,last:r}=t;return us(e,t)||fs(e,t)||e.inDegree.subarray(n,r).includes(1)||!e.amongTools.subarray(n,r).includes(0)}const ls=M([`staff`,`crew`,`team`,`faculty`,`support`,`qa`]);function us({text:e,tokens:t},{written:n,last:r,end:i}){let a=t[r-1];return a?ls.has(a)||a.word===`${a.base}s`&&!n.endsWith(`s`)?!0:/['’]s/.test(e.slice(i-2,i+2)):!1}const ds=Jt([`intern`,`student`]);function fs({text:e,tokens:t,cv:n},r){let{written:i,last:a,start:o}=r,s=t[a];return!t[a-1]?.word.endsWith(`ing`)||i.endsWith(`ing`)||s&&!s.isApart&&(as.has(s)||ds.has(s))||ps.test(ms(e,r))?!1:!n.sections.some(({kind:e,body:t})=>e===`education`&&t.start<=o&&o<t.end)}const ps=/\b(?:19|20)\d\d\b/;function ms(e,{start:t,end:n}){let r=e.slice(Math.max(0,t-200),t),i=e.slice(n,n+200);return`${r.slice(r.lastIndexOf(`
`)+1)} ${i.split(`
`,1)[0]}`}const hs=`•●▪■◦‣∙·➢➤►✓✔✦❖`,gs=new Set([...hs].map(e=>e.charCodeAt(0))),_s=/(?:^|[\s(])(?:e\.?g|i\.?e|etc|vs|inc|ltd|co|corp|sr|jr|dr|mr|mrs|ms|st|no|approx|dept|incl|min|max|u\.s|u\.k|ph\.d|b\.s|b\.a|m\.s|m\.a|[a-z])$/i;function vs(e,t=f(e),n=[]){let r={text:e,letters:t,fields:n},i=n.flatMap(({start:e,end:t})=>[e,t]),a=[],o=0;for(let e of xs(r)){let n=e.start;for(;o<i.length&&(i[o]??0)<=n;)o+=1;let s=i[o]??ys;for(let c=e.start+1;c<e.end;c+=1){let l=t[c]??0,u=c===s;if(!u&&bs(l))continue;for(;c===i[o];)o+=1;s=i[o]??ys;let d=u||l>183&&gs.has(l);if(!d&&!(ws(l)&&Ts(r,c,e)))continue;let f=d?c:c+1;Os(a,t,{line:e,from:n,to:f}),n=f}Os(a,t,{line:e,from:n,to:e.end})}return a}const ys=-1;function bs(e){return e===32||e>63&&e<=183}function xs({text:e,letters:t,fields:n}){let r=[],i,a=!0,o=0,s=0;for(;o<=e.length;){let c=e.indexOf(`
`,o),l=c===-1?e.length:c;for(;s<n.length&&(n[s]?.end??0)<o;)s+=1;(n[s]?.start??o)<o&&i?i.end=l:Ss(t,o,l)?a=!0:i&&!a&&Cs(t,i,o)?i.end=l:(i={start:o,end:l,startsParagraph:a},r.push(i),a=!1),o=l+1}return r}function Ss(t,n,r){let i=n;for(;i<r&&e(t[i]??0);)i+=1;return i===r}function Cs(t,r,i){let a=t[i]??0;if(!n(a)&&a!==40&&a!==38||Ns(t,i,t.length)>0)return!1;for(let e=r.end-1;e>=r.end-60;--e)if(e<r.start||t[e]===10)return!1;let o=r.end-1;for(;o>=r.end-4&&e(t[o]??0);)--o;let s=o<r.end-4?0:t[o];return s!==void 0&&s!==58&&!ws(s)}function ws(e){return e===46||e===59||e===33||e===63}function Ts({text:t,letters:i},a,o){let s=i[a];if(s===59)return!0;let c=i[a+1]??0,l=Math.min(a+4,t.length),u=Ds(c)?a+2:a+1,d=u;for(;d<l&&e(i[d]??0);)d+=1;let f=d>u&&d<l;return!f&&!(r(c)&&n(i[a+2]??0))?!1:s===46?f&&u===a+1&&n(i[d]??0)||Es(i,o.start,a)?!1:!_s.test(t.slice(Math.max(o.start,a-8),a)):!0}function Es(t,n,r){let i=n;for(;i<r&&e(t[i]??0);)i+=1;let a=r-i;return a>=1&&a<=2&&o(t[i]??0)&&o(t[r-1]??0)}function Ds(e){return e===34||e===39||e===41||e===93}function Os(t,n,{line:r,from:i,to:a}){let o=i,s=a;for(;o<s&&ks(n[o]??0);)o+=1;for(;s>o&&e(n[s-1]??0);)--s;if(o+=Ms(n,o,s),s<=o)return;let c=i===r.start;t.push({start:o,end:s,startsLine:c,startsParagraph:c&&r.startsParagraph})}function ks(t){return i(t)?!1:t===42||t===45||t===8211||t===8212||e(t)||t>=183&&(gs.has(t)||As(t))}function As(e){return e<9728?e===js:e<=10175||e>=55356&&e<=57343||e===11088||e===65039}const js=8205;function Ms(e,t,n){return o(e[t]??0)?Fs(e,t,n)||Ls(e,t,n):Ns(e,t,n)}function Ns(t,r,i){let a=t[r]===40?r+1:r,o=a;for(;o<r+6&&n(t[o]??0);)o+=1;let s=o-a;if(s===0||t[o]!==41||!e(t[o+1]??0))return 0;for(let e=a;s>1&&e<o;e+=1)if(!Ps.has(t[e]??0))return 0;return o+2<i?o+2-r:0}const Ps=new Set([...`ivx`].map(e=>e.charCodeAt(0)));function Fs(t,i,a){let s=i+1;if(o(t[s]??0)&&(s+=1),t[s]!==46||!o(t[s+1]??0))return 0;let c=Math.min(a,i+Is);for(;s<c&&(o(t[s]??0)||t[s]===46);)s+=1;return e(t[s]??0)&&r(t[s+1]??0)&&n(t[s+2]??0)?s+1-i:0}const Is=9;function Ls(t,n,r){let i=Math.min(r,n+6),a=o(t[n+1]??0)?n+2:n+1,s=a+1;if(t[a]!==46&&t[a]!==41)return 0;for(;s<i&&e(t[s]??0);)s+=1;return s>a+1&&s<i?s-n:0}const Rs={tools:`environment|technical environment|software environment|technology|technologies|technologies used|technology used|technology stack|tech stack|tools|tools used|tools and technologies|tools and technology|software|software used|platform|database|programming languages|operating system|skills|hardware|technologien|werkzeuge|outils|environnement technique|equipment used`,about:`project description|project summary|project overview|project details|about the project|about project|about the client|client profile|synopsis|projektbeschreibung`},zs=new Map([`tools`,`about`].flatMap(e=>Rs[e].split(`|`).map(t=>[t,e]))),Bs=[];function Vs(e){let t=/* @__PURE__ */ new Map,n=null;return Bs.push(()=>{t.size>0&&(t=/* @__PURE__ */ new Map),n=null}),r=>{if(n?.words===r)return n.value;let i=t.get(r),a=i===void 0?e(r):i;return i===void 0&&(t.size>=4e3&&(t=/* @__PURE__ */ new Map),t.set(r,a)),n={words:r,value:a},a}}function Hs(){for(let e of Bs)e()}const Us=/\p{M}/gu;function W(e){return Ws.test(e)?e.normalize(`NFKD`).replace(Us,``).toLowerCase().replaceAll(`ß`,`ss`).replaceAll(`ł`,`l`).replaceAll(`ø`,`o`).replaceAll(`ı`,`i`):e.toLowerCase()}const Ws=/[^\0-~\u2013\u2014\u2018-\u201d\u2022]/;function Gs(e){return Ys(e)}const Ks=/[^a-z\d]+/g,qs=/[^\p{L}\p{N}]+/gu,Js=/^[a-z\d]+(?: [a-z\d]+)*$/,Ys=Vs(e=>{let t=e.includes(`&`)?W(e).replaceAll(`&`,` and `):W(e),n=Js.test(t)?t:Xs(t);return n.startsWith(`my `)?n.slice(3):n});function Xs(e){return e.replace(Qs(e)?Ks:qs,` `).trim()}const Zs=/[^\0-~]/;function Qs(e){return!Zs.test(e)}const $s=/^([\p{L} &/]{3,40}?)\s*(?:[:：]|\s[-–]\s|[\t\n]| {2,})/u;function ec(e){let t=$s.exec(e.slice(0,56));return t?.[1]===void 0?void 0:zs.get(Gs(t[1]))}function tc(e){let t=nc(e).sort((e,t)=>e.start-t.start||t.end-e.end),n=[],r=0;for(let e of t)e.start<r||e.end<=e.start||(n.push(e),r=e.end);return n}function nc(e){let t=[];for(let{title:n}of e.experience)n&&t.push({...n.span,strength:ic});for(let n of e.education)for(let{start:e,end:r}of oc(n))t.push({start:e,end:r,strength:ac});t.push(...sc(e.skills));let{name:n,headline:r,email:i,phone:a,location:o,links:s}=e.header,c=e=>{for(let n of e)n&&t.push(n.span)};c([n,r,i,a,o]),c(s);for(let{heading:t}of e.sections)c([t]);c(e.summaryItems);for(let{company:n,location:r,dates:i,bullets:a}of e.experience)c([n,r,i]),t.push(...a.map(rc));for(let{institution:t,dates:n,details:r}of e.education)c([t,n]),c(r);for(let t of[e.certifications,e.languages,e.projects,e.volunteering])c(t);for(let{items:t}of e.others)c(t);return c(e.unplaced),t}function rc({span:e,quote:t}){let n=ec(t);return n===`tools`?{...e,strength:ac,isList:!0,isBeside:!0}:n===`about`?{...e,strength:ac,isBeside:!0}:e}const ic=`described`,ac=`listed`;function oc({degree:e,field:t}){if(!e||!t)return[e,t].flatMap(e=>e?[e.span]:[]);let n=Math.min(e.span.start,t.span.start),r=Math.max(e.span.end,t.span.end);return r-n-e.quote.length-t.quote.length<=5?[{start:n,end:r}]:[e.span,t.span]}function sc(e){return[...Map.groupBy(e,({list:e})=>e).values()].map(e=>({start:Math.min(...e.map(({span:e})=>e.start)),end:Math.max(...e.map(({span:e})=>e.end)),isList:!0,...e.some(({quote:e})=>cc.test(e))?{}:{strength:ac}}))}const cc=/\b(?:the|an?|to|with|for|in|on|my|we)\b|\d|[.!]$/i;function lc(e,t){let{text:n,cv:r,today:i}=e,a=Oc(r.experience,i),o=mc(r),s=r.experience.toSorted((e,t)=>e.span.start-t.span.start),c=_c(n),l=f(n),u=tc(r),d=xc(e,t,u),p=uc(vs(n,l,u),u),m=0,h=0;return p.flatMap(({start:e,end:r})=>{for(;h<u.length&&(u[h]?.end??0)<=e;)h+=1;let i=u[h];for(;m<t.length&&(t[m]?.start??0)<e;)m+=1;let f=m;for(;m<t.length&&(t[m]?.start??0)<r;)m+=1;if(f===m)return[];let p={start:e,end:r,first:f,last:m},g=hc(s,p),_=vc(l,p),v={isClaim:gc(d,p),inRole:g!==null};return[{start:e,end:r,first:f,last:m,role:g,isWork:g!==null&&!(i?.isBeside&&fc(i,p))||gc(o,p),isRepeat:c(p,_.hash),strength:dc(i,p)??Cc(n,p,{...v,..._}),recency:Dc(g,a),backing:1}]})}function uc(e,t){let n=t.filter(({isList:e})=>e);if(n.length===0)return e;let r=[],i=0;for(let{start:t,end:a}of e){for(;i<n.length&&(n[i]?.end??0)<=t;)i+=1;let e=n[i],o=r.at(-1);e&&o&&e.start<=o.start&&a<=e.end?o.end=a:r.push({start:t,end:a})}return r}function dc(e,{start:t,end:n}){return e&&fc(e,{start:t,end:n})?e.strength:void 0}function fc(e,{start:t,end:n}){return e.start<=t&&n<=e.end}const pc=/* @__PURE__ */ new Set([`projects`,`volunteering`]);function mc({sections:e}){return e.filter(({kind:e})=>pc.has(e)).map(({body:e})=>e)}function hc(e,{start:t,end:n}){for(let r of e)if(r.span.start<=t&&n<=r.span.end)return r;return null}function gc(e,{start:t,end:n}){for(let r of e)if(r.start<=t&&n<=r.end)return!0;return!1}function _c(e){let t=/* @__PURE__ */ new Map,n=/* @__PURE__ */ new Set;return(r,i)=>{let a=t.get(i);if(!a)return t.set(i,r),!1;let o=e.slice(r.start,r.end);return n.has(o)||e.slice(a.start,a.end)===o?!0:(n.add(o),!1)}}function vc(e,{start:t,end:n}){let r=n-t,i=0,a=!1;for(let s=t;s<n;s+=1){let t=e[s]??0;r=Math.imul(r^t,16777619),t===44||t===59||t===124||t===47?i+=1:o(t)?a=!0:(t===100||t===68)&&(a||=yc(e,s))}return{hash:r,separators:i,mayTellResult:a}}function yc(e,t){let n=(e[t-2]??0)|32;return((e[t-1]??0)|32)==101&&(n===108||n===118)}const bc=/* @__PURE__ */ new Set([`skills`,`interests`,`summary`]);function xc({text:e,cv:t},n,r){let i=t.sections.filter(({kind:e})=>bc.has(e));if(i.length===0)return[];let a=Map.groupBy(i,({kind:e})=>e),o=Sc(n,r);return[...a.values()].flatMap(t=>{let i=t.map(({body:e})=>e),a=r.filter(e=>gc(i,e));return(a.map(({start:t,end:n})=>e.slice(t,n)).join(`
`).match(/\b(?:19|20)\d\d\b/g)?.length??0)>2||Sc(n,a)>.33*o?[]:i})}function Sc(e,t){let n=0,r=0;for(let{start:i,end:a}of t){for(;r<e.length&&(e[r]?.start??i)<i;)r+=1;for(;r<e.length&&(e[r]?.end??a)<=a;r+=1)n+=1}return n}function Cc(e,t,n){let r=t.last-t.first,i=n.separators*3>r&&!n.inRole;return n.isClaim||r<5||i?`listed`:n.mayTellResult&&Ec(e.slice(t.start,t.end))?`result`:`described`}const wc=/\b(?:19|20)\d\d\b|\b\d{1,2}\/(?:19|20)?\d\d\b/g,Tc=/\d/;function Ec(e){let t=Tc.test(e)?qt(e).replace(wc,``):e;return/\d+(?:[.,]\d+)?\s*(?:%|percent)|[$€£]\s*\d|\b\d{2,}\b|\b(?:doubled|tripled|halved)\b/i.test(t)}function Dc(e,t){let n=e&&kc(e);if(!n||!t)return 1;let r=Math.max(0,t-n-5);return Math.max(.7,1-.03*r)}function Oc(e,t){if(e.some(e=>e.to===`present`))return t.year;let n=e.flatMap(e=>kc(e)??[]);return n.length>0?Math.max(...n):null}function kc(e){return e.to===`present`?null:e.to?.year??e.from?.year??null}function Ac(e,t){let{name:n,headline:r,email:i,phone:a,location:o,links:s}=e.header,c=[n&&Fc(n.span,t)?null:n,r&&!n&&Ic(r.span,t)?r:null,i,a,o,...s,...e.experience.map(e=>e.location)],l=e.experience.flatMap(({company:e})=>e??[]),u=e.education.flatMap(({institution:e})=>e??[]);return[...c.flatMap(e=>e?[e.span]:[]),...l.flatMap(({span:e})=>jc(e,t,Mc)),...u.flatMap(({span:e})=>jc(e,t,Nc))]}function jc(e,t,n){let r=t.terms.filter(t=>V(t,e));if(r.length===0)return[e];let i=[];for(let n of U(t.tokens,e)){let e=i.at(-1);e&&!n.isApart?e.push(n):i.push([n])}return i.flatMap(e=>{let[i,a]=[e[0],e.at(-1)];if(!i||!a)return[];let o={start:i.start,end:a.end};return n({tokens:e,hits:r.filter(e=>V(e,o))},t)?[o]:[]})}function Mc({tokens:e,hits:t},{text:n,words:r}){return e.some(e=>!t.some(t=>V(t,e))&&/^\p{Lu}/u.test(n.slice(e.start,e.start+2))&&!r.isKnownToken(e))}function Nc({tokens:e,hits:t},{words:n}){return!t.some(({entry:e})=>Pc.has(e.kind))&&!e.every(({start:e,end:r,word:i,root:a})=>t.some(t=>t.start<=e&&r<=t.end)||n.isStop(a)||/^(?:level|\d+)$/.test(i))}const Pc=/* @__PURE__ */ new Set([`certification`,`licence`,`tool`,`language`]);function Fc(e,{titles:t,tokens:n}){let r=U(n,e).length;return t.filter(({start:t,end:n})=>t>=e.start&&n<=e.end).reduce((e,{first:t,last:n})=>e+n-t,0)>r/2}function Ic(e,{titles:t,tokens:n,words:r}){let i=U(n,e),a=i.at(-1),o=i.slice(0,-1);return!a||o.length===0||i.length>3||o.some(e=>r.isKnownToken(e))?!1:t.some(({start:e,end:t})=>e===a.start&&t===a.end)}const Lc=new Set(`no not without never lack lacking havent hasnt dont didnt cannot cant nor unfamiliar`.split(` `)),Rc=/* @__PURE__ */ new Set([`no`,`none`,`never`,`nil`]),zc=M([...Lc,...Rc]),Bc=/* @__PURE__ */ new Set([`have`,`had`,`hold`,`do`]);function Vc(e,t){return t.flatMap(({first:t,last:n})=>{let r=[];for(let i=t;i<n;i+=1){let a=e[i];if(!a||!zc.has(a))continue;let o=Hc(e,i,{first:t,last:n});o&&r.push(o);let s=Uc(e,i);if(s===0)continue;let c=i+(e[i+1]?.word===`held`?2:1),l=Wc(e,c,Math.min(n,c+s)),[u,d]=[e[c],e[l-1]];u&&d&&l>c&&r.push({start:u.start,end:d.end})}return r})}function Hc(e,t,{first:n,last:r}){let i=e[t]?.word??``,a=Rc.has(i)&&e[t]?.isApart===!0,o=Bc.has(e[t-1]?.word??``)&&i===`not`,s=t+(e[t+1]?.word===`yet`?2:1);if(!(s>=r||e[s]?.isApart===!0)||!(a||o))return null;let c=t-1;for(;c>n&&!e[c]?.isApart;)--c;let[l,u]=[e[c],e[t-1]];return l&&u&&c>=n?{start:l.start,end:u.end}:null}function Uc(e,t){let n=e[t]?.word??``,r=e[t+1]?.word??``;return n===`unfamiliar`&&r!==`with`?0:Lc.has(n)&&r!==`only`&&r!==`limited`?5:0}function Wc(e,t,n){let r=e.slice(t,n).findLastIndex(({word:e})=>e===`or`);for(let i=t+1;i<n;i+=1){let n=e[i];if(n?.word===`but`||n?.isApart&&i>=t+r)return i}return n}var Gc=class{#e;#t;#n=[];#r=/* @__PURE__ */ new Map;constructor(e){let t=2**Math.ceil(Math.log2(Math.max(e,1)*Kc));this.#e=new Int32Array(t*2),this.#t=t*2-1}clear(){this.#n.length!==0&&(this.#e.fill(0),this.#n=[],this.#r.clear())}get(e){return typeof e==`string`?this.#r.get(e)??-1:(this.#e[this.#i(e)+1]??0)-1}getOrSet(e,t){let n=typeof e==`string`?0:this.#i(e),r=typeof e==`string`?this.get(e):(this.#e[n+1]??0)-1;return r>=0?r:(this.#n.push(t),typeof e==`string`?this.#r.set(e,t):(this.#e[n]=e,this.#e[n+1]=t+1),t)}all(){return this.#n}#i(e){let t=this.#e,n=Math.imul(e,2654435761)>>>15&this.#t&-2;for(;t[n]!==0&&t[n]!==e;)n=n+2&this.#t;return n}};const Kc=1.2,qc=65535,Jc=/* @__PURE__ */ new Map,Yc=new Uint16Array(qc);function Xc(e){return Yc[e.rootNumber]||Qc(e.root,e.rootNumber)}function Zc(e){let t=w(e);return Yc[t]||Qc(e,t)}function Qc(e,t){let n=be(e),r=Jc.get(n);if(!r&&Jc.size>=qc)return n;let i=r??Jc.size+1;return r||Jc.set(n,i),t>0&&(Yc[t]=i),i}var $c=class{#e;#t;#n=/* @__PURE__ */ new Map;#r;#i;#a;constructor({tokens:e,units:t,silent:n}){this.#e=e,this.#t=t,this.#r=new Gc(e.length),this.#i=new Int32Array(e.length*G);for(let[r,{isRepeat:i,first:a,last:o}]of t.entries())if(!i)for(let t=a;t<o;t+=1){let i=e[t];i&&n[t]===0&&this.#o(i,t,r)}}firstOf(e,t=w(e)){let n=this.#r.get(t);return n===-1?this.#r.get(e):n}next(e){return(this.#i[e*G]??0)||-1}unitAt(e){return this.#i[e*G+el]??0}firstNumbered(e){return this.#r.get(e)}get(e){return this.#c(this.firstOf(e))}unitsWith(e,t=w(e)){let n=this.#n.get(t||e);if(n)return n;let r=[];for(let n=this.firstOf(e,t);n!==-1;n=this.next(n)){let e=this.#t[this.unitAt(n)];e&&r.push(e)}return this.#n.set(t||e,r),r}withStem(e){this.#a??=this.#l();let t=this.#a.get(e),n=this.#c(t);if(t===-1)return n;for(let e=this.#s(t);e>0;e=this.#s(e))n=[.../* @__PURE__ */ new Set([...n,...this.#c(e)])].sort((e,t)=>e-t);return n}tell(e,t){let n=Array(e).fill(0);for(let e of this.#r.all()){let r=this.#e[e],i=r?t.weighToken(r):0;if(i!==0)for(let t=e;t!==-1;t=this.next(t)){let e=this.unitAt(t);n[e]=(n[e]??0)+i}}return n}#o(e,t,n){let r=this.#i;r[t*G+el]=n;let i=this.#r.getOrSet(D(e)||e.root,t),a=i===t?t:r[i*G+nl]??i;(i===t||this.unitAt(a)!==n)&&(i!==t&&(r[a*G]=t),r[i*G+nl]=t)}#s(e){return this.#i[e*G+tl]??0}#c(e){let t=[];for(let n=e;n!==-1;n=this.next(n))t.push(this.unitAt(n));return t}#l(){let e=new Gc(this.#r.all().length);for(let t of this.#r.all()){let n=this.#e[t],r=n?e.getOrSet(Xc(n),t):t;r!==t&&(this.#i[t*G+tl]=this.#s(r),this.#i[r*G+tl]=t)}return e}};const G=4,el=1,tl=2,nl=3,rl=M(`to aspiring seeking seek looking searching applying`.split(` `)),il=/* @__PURE__ */ new Set([`for`,`of`]),al=M(`like want wants wish hope hoping aim aiming aspire plan keen eager goal is looking seeking`.split(` `)),ol=new Set(`move change switch learn become train retrain go be do start get work obtain secure gain find land join pursue begin enter`.split(` `)),sl=M(`position positions role roles job jobs post career employment work placement apprenticeship internship opportunity opportunities start`.split(` `)),cl=M(`where which that using use utilize utilizing apply with who while bringing but after`.split(` `));function ll(e,t){return t.flatMap(t=>{let n=[];if(t.isWork)return n;for(let r=t.first;r<t.last;r+=1){if(!rl.has(e[r]))continue;let i=ul(e,r,t),a=i>r?dl(e,i,t):0,[o,s]=[e[i],e[a-1]];!o||!s||a<=i||(n.push({start:o.start,end:s.end}),r=a-1)}return n})}function ul(e,t,n){let r=e[t]?.word,i=e[t+1]?.word??``;if(r===`aspiring`)return t+1;if(r===`to`)return(t===n.first||e[t]?.isApart||al.has(e[t-1]))&&ol.has(i)?t+2:0;let a=il.has(i)?t+2:t+1;return(r===`seeking`||r===`seek`||a>t+1)&&fl(e,a,n)>0?a:0}function dl(e,t,n){let r=Math.min(n.last,t+12);for(let i=Math.max(t,fl(e,t,n))+1;i<r;i+=1)if(e[i]?.isApart||cl.has(e[i]))return i;return r}function fl(e,t,{last:n}){for(let r=t;r<Math.min(n,t+9);r+=1){if(cl.has(e[r]))return 0;if(sl.has(e[r]))return r}return 0}function pl(e,{worded:t,cv:n,today:r,words:i,copied:a=[]}){let{text:o,tokens:s}=t,c=co(e,t),l=So(e,t,c),u=lc({text:o,cv:n,today:r},s),d=xo(e,t,c),f=Ac(n,{text:o,titles:l,terms:d,tokens:s,words:i}),p=ll(s,u),m=Fo(s,[...f,...a,...Vc(s,u),...p]),h=n.education.map(({span:e})=>e).filter(_l),g=Go({text:o,units:u,tokens:s,silent:m,words:i,schooling:h,copied:Fo(s,a)}),_=Cl(g),v=e=>_(e.first)!==void 0&&!gl(m,e),ee=d.filter(v),te=!l.some(e=>bl(n,e)),ne=Ha(o,s,h),re={text:o,tokens:s,cv:n,amongTools:Fo(s,ml(ee,_)),inDegree:Fo(s,ne)},ie=l.filter(e=>v(e)&&!mo(s,e)&&!yl(s,e)).filter(e=>bl(n,e)||!cs(re,e)).map(e=>{let t=_(e.first),r=bl(n,e),i=t!==void 0&&t.last-t.first<=xl;return{start:e.start,end:e.end,title:e.title,written:r?.title?.text??(t&&i?o.slice(t.start,t.end):o.slice(e.start,e.end)),isRole:r!==void 0||te&&i&&!Sl(n,e),recency:(t?.recency??1)*(r?1:t?.backing??1)}}),ae=new $c({tokens:s,units:g,silent:m});return{text:o,cv:n,tokens:s,units:g,profile:c,...hl(ee,_),titles:ie,degrees:ne.filter(e=>!wl(a,e)),unitsByRoot:ae,employerEnds:Yo({cv:n,tokens:s,units:g}),tellingByUnit:ae.tell(g.length,i),monthsWorked:ma(n.experience,r),wordCount:s.length}}function ml(e,t){let n=e.filter(({entry:e})=>e.kind===`tool`);return[...Map.groupBy(n,({first:e})=>t(e)).values()].flatMap(e=>e.length>1?e:[])}function hl(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=[];for(let{start:a,end:o,first:s,entry:c}of e){let e=t(s);if(!e)continue;let l={start:a,end:o,skill:c,name:c.name,field:c.field,unit:e},u=r.get(c.number);if(u)u.push(l);else{let e=[l];n.set(c.name,e),r.set(c.number,e),c.proves!==null&&i.push(e)}}return{showings:n,showingsByNumber:r,proving:i}}function gl(e,{first:t,last:n}){for(let r=t;r<n;r+=1)if(e[r]===1)return!0;return!1}function _l({start:e,end:t}){return t-e<=160}const vl=M(`the our their by with from between other all each every your his her any`.split(` `));function yl(e,{first:t}){let n=e[t-1];return n!==void 0&&!e[t]?.isApart&&vl.has(n)}function bl({experience:e},t){return e.find(({title:e})=>e&&V(e.span,t))}const xl=12;function Sl({experience:e},t){return e.some(({title:e,bullets:n})=>e!==null&&n.some(({span:e})=>V(e,t)))}function Cl(e){let t=new Int32Array(e.at(-1)?.last??0);for(let[n,{first:r,last:i}]of e.entries())t.fill(n+1,r,i);return n=>e[(t[n]??0)-1]}function wl(e,t){return e.some(e=>V(e,t))}function Tl(e,t){let n=Pl(El(e,t)),r=n.reduce((e,{phrases:t})=>e+Math.min(t,6),0)>=13?1:9;return n.filter(({first:e,last:t})=>t-e+1>=r).map(({first:t,last:n})=>({start:e[t]?.start??0,end:e[n+4-1]?.end??0}))}function El(e,t){kl.clear(),Al=Ml(t,Al);for(let e=0;e<t.length;e+=1)kl.add(Dl(Al[e]??0));jl=Ml(e,jl);let n=[];for(let t=0;t<e.length;t+=1){let e=jl[t]??0;e!==0&&kl.has(Dl(e))&&n.push(t)}if(n.length===0)return[];let r=new Set(Al.subarray(0,t.length));return n.filter(e=>r.has(jl[e]??0))}function Dl(e){return e>>>1&Ol-1}const Ol=8192,kl=new Qa(Ol);let Al=/* @__PURE__ */ new Int32Array(1024),jl=/* @__PURE__ */ new Int32Array(2048);function Ml(e,t){let n=t.length<e.length?new Int32Array(e.length*2):t;n.fill(0,Math.max(0,e.length-4+1),e.length);let[r,i,a]=[0,0,0];for(let t=0;t<e.length;t+=1){let o=e[t]?.rootNumber??0,s=r>0&&i>0&&a>0&&o>0;t+1>=4&&(n[t+1-4]=s?Nl([r,i,a,o]):0),r=i,i=a,a=o}return n}function Nl(e){let t=7;for(let n of e)t=Math.imul(t^n,16777619)+(t>>>15);return t|1}function Pl(e){let t=[];for(let n of e){let e=t.at(-1);e&&n<=e.last+4?t[t.length-1]={...e,last:n,phrases:e.phrases+1}:t.push({first:n,last:n,phrases:1})}return t}const Fl={grade:null,branches:[],isByTrade:!1,code:null,isOpenToLearners:!1};function K(e,t,{how:n,strength:r}){let i=q(e,t)??t,a={start:i.start,end:i.end};return{...za(e.text,t),line:a,how:n,strength:r}}function q({units:e},t){return e.find(({start:e,end:n})=>e<=t.start&&t.end<=n)}function Il(e,t,n){let r=new Set(n.flatMap(({lines:e,evidence:t})=>e??t.map(({line:e})=>e.start)));for(let{need:n}of e.requirements){let e=n.type===`terms`?n.anyOf:[];for(let n of e)for(let{unit:e}of t.showings.get(n)??[])r.add(e.start)}let i=e.requirements.some(({need:e})=>e.type===`degree`)?t.degrees:[];for(let e of t.units)i.some(({start:t})=>e.start<=t&&t<e.end)&&r.add(e.start);for(let{root:n,number:i,weight:a}of e.keywords)if(!(a<.3))for(let{start:e}of t.unitsByRoot.unitsWith(n,i))r.add(e);return r}function Ll(e){return e.charCodeAt(0)*2+Number(e[1])}const Rl=/^(?:[\s:(–-]*(?:level )?([ABC][12])\b|\s*[:(–-]\s*(?:an? )?(?:few|little|basi|elementa|beginner|school|simple))/i;function zl(e,{end:t},n=0){let r=Rl.exec(e.slice(t,t+16)),i=r?n-Ll(r[1]?.toUpperCase()??`A1`):0;return Math.min(1,Math.max(.25,1-i/2))}function Bl(e){let t=/\b(\d{1,2})(?:st|nd|rd|th)\s+edition\b/i.exec(e);if(t)return{scale:`edition`,step:Number(t[1])};let n=/\b(?:levels?|lvl|stage|[ns]vq)\s*(?:\d\s*(?:and|to|[&+,])\s*(?:level\s*)?)?(\d)\b/i.exec(e);return n&&{scale:`level`,step:Number(n[1])}}function Vl(e){return e.match(/\b[A-Z]{1,2}\d{2,3}[A-Z]?\b/g)??[]}const Hl=/^\s*\((\p{L}[\p{L} &/-]{2,30})\)/u,Ul=/^[^.,;:(\n]{0,16}\bas (?:an? )?(\p{L}[\p{L} /-]{2,60})/u,Wl=/^(?:required|essential|mandatory|desirable|preferred|or|if|current|valid|full)\b/i;function Gl(e,t){let n=e.slice(t,t+96),r=(Hl.exec(n)??Ul.exec(n))?.[1];return!r||Wl.test(r)?[]:r.toLowerCase().split(/\s*\/\s*|\s+(?:or|and)\s+(?:an? )?/)}function Kl(e){let t=[];return(n,r)=>{let i=t.find(t=>e(t)===n);if(i)return i;let a=r();return t.length>=4&&t.shift(),t.push(a),a}}const ql={held:1,underway:.5,lapsed:.3,lacking:0},Jl=/\b(?:study(?:ing)?|(?:working|work) towards?|towards?|await(?:ing)?|waiting for|apply(?:ing)? for|applied for|enrol+ed (?:in|on|for)|start(?:ing|s|ed)?|beginning|pursuing|completing|undertaking|preparing for|candidate for|pending|expected|expect(?:ing)? to (?:join|gain|get|hold|obtain|receive|pass)):?(?:\s+\S+){0,3}?\s*$/i,Yl=/\b(?:(?:came|come|gone|went|taken|struck|removed) off|no longer (?:on|in|hold))(?:\s+\S+){0,2}?\s*$/i,Xl=/\b(?:no|not|without|never|would (?:do|take|need))(?:\s+(?!only\b)\S+){0,5}?\s*$/i,Zl=String.raw`^[\s:(,;–—-]*(?:[^\s,;(]+\s+){0,4}?\(?`,Ql=String.raw`^[\s:(,;–—-]*(?:[^\s;(]+\s+){0,4}?\(?`,$l=RegExp(`^[^;(]{0,40}, in progress\\b|${Zl}(?:(?:is|are)\\s+)?(?:expected|anticipated|applied for|application (?:for|sent|made|under|pending|submitted)|pending|in progress|in training|under ?way|ongoing|booked|lessons|finishing|(?:course|module|exam|unit|test)s? (?:from|next|still|left|to come|remaining)|(?:nearly|almost|not yet|to be)\\s+(?:\\w+\\s+)?(?:complete[d]?|finished|done)|incomplete|learner|student|trainee|candidate|finalist|part[- ]?qualified|eligible|(?:first|second|third|fourth|final|1st|2nd|3rd|4th)[- ]year|\\d+ of \\d+|(?:certificate|foundation|operational|intermediate) level|papers)\\b`,`i`),eu=RegExp(`${Ql}(?:(?:all|both|since|now|which|that|it|they|has|have|had|is|are)\\s+){0,3}(?:lapsed|expired|stopped|withdrawn|abandoned|discontinued|suspended|revoked|ran out|run out|gone|not (?:yet )?(?:started|begun|renewed|completed|finished|transfer+ed|exchangeable|recogni[sz]ed|valid)|unfinished)\\b`,`i`);function tu(e,t,n){let r=ou(e.slice(Math.max(t.start,n.start-60),n.start)),i=e.slice(n.end,Math.min(t.end,n.end+60));return Xl.test(r)?`lacking`:Yl.test(r)||eu.test(i)?`lapsed`:Jl.test(r)||$l.test(i)?`underway`:`held`}function nu(e){return/\b(?:in progress|applied for|pending|expected|awaiting|waiting for|under ?way)\b/i.test(e)}function ru(e){return iu(e,()=>({text:e,isOff:e.includes(`register`)&&au.test(e)})).isOff}const iu=Kl(({text:e})=>e),au=/\b(?:(?:came|come|gone|went|taken|struck|removed) off|no longer on) (?:the|my|its)(?: \w+)? register\b/i;function ou(e){return e.slice(Math.max(...[`,`,`;`,`. `,`(`].map(t=>e.lastIndexOf(t)))+1)}function su(e,{line:t,hit:n,asked:r,titles:i}){let a=ru(e)?`lapsed`:tu(e,t,n),o=r.isOpenToLearners&&a===`underway`?1:ql[a],s=r.branches.length>0?lu(e,{hit:n,titles:i,asked:r}):[],c=s.length>0&&!r.branches.some(e=>s.some(uu(e))),l=r.code===null?[]:Vl(e.slice(n.start,t.end)),u=l.length>0&&!l.some(e=>e.startsWith(r.code??``));return o*(c||u?.3:1)*cu(e,{line:t,hit:n,asked:r})}function cu(e,{line:t,hit:n,asked:r}){return r.grade!==null&&pu(Bl(mu(e,t,n)),r.grade)?.5:1}function lu(e,{hit:t,titles:n,asked:r}){let i=Gl(e,t.end);return i.length>0?i:n.filter(({start:e,end:n})=>e>t.start&&n>t.end).filter(({start:e})=>e<=t.end+16).filter(({start:n})=>/^(?:[\s:]|register(?:ed)?|as|an?)*$/i.test(e.slice(t.end,n))).flatMap(({start:t,end:n})=>{let i=Gl(e,n);return i.length>0||!r.isByTrade?i:[e.slice(t,n).toLowerCase()]})}function uu(e){let t=fu(e);return e=>{let n=fu(e);return du(t,n)||du(n,t)}}function du(e,t){return[...e].every(e=>t.has(e))}function fu(e){return new Set(T(e).map(({root:e})=>e))}function pu(e,t){return e!==null&&e.scale===t.scale&&e.step<t.step}function mu(e,t,n){let r=e.slice(t.start,n.start),i=e.slice(n.end,t.end),a=Math.max(r.lastIndexOf(`,`),r.lastIndexOf(`;`),r.lastIndexOf(`.`)),o=i.search(/[,;.]/);return e.slice(t.start+a+1,o<0?t.end:n.end+o)}const hu=.5,gu=M(`little some basic basics limited beginner tried bit`.split(` `)),_u=M(`course courses coursework lecture lectures seminar workshop thesis module`.split(` `));function vu({text:e,tokens:t},{start:n,end:r,unit:i}){let a=i.first;for(;a<i.last&&xu(t[a],n);)a+=1;let o=a;for(;o>i.first&&t[o]?.isApart===!1;)--o;for(let s=o;s<i.last;s+=1){let o=t[s];if(!o||s>a&&o.isApart)return o&&yu(e,o)&&bu(t,s)?hu:1;if(!(n<=o.start&&o.end<=r)&&(s>=a-2&&o.start<=r+3&&bu(t,s)||!i.isWork&&_u.has(o)))return hu}return 1}function yu(e,{start:t,end:n}){return e.charAt(t-1)+e.charAt(n)===`()`}function bu(e,t){let n=e[t+1]?.word??``;return!gu.has(e[t])||/^\d/.test(n)?!1:e[t]?.word!==`bit`||n===`of`}function xu(e,t){return e!==void 0&&e.end<=t}const J={credit:0,evidence:[],how:`none`};function Su(e,t,n){let r=n.names.flatMap(r=>Cu(e,t,{...n,name:r})).toSorted((e,t)=>t.credit-e.credit||e.showing.start-t.showing.start),[i]=r;if(!i)return J;let a=r.filter(({how:e})=>e===`related`==(i.how===`related`)),o=new Set(a.map(({showing:e})=>e.unit).filter(e=>!e.isRepeat));return{credit:i.credit,how:i.how,places:ct(o),lines:r.map(({showing:e})=>e.unit.start),evidence:r.slice(0,4).map(({showing:e,how:n})=>({...za(t.text,e),line:{start:e.unit.start,end:e.unit.end},how:n,strength:e.unit.strength}))}}function Cu(e,t,{name:n,paper:r,fluency:i}){let a=[],o=(e,n)=>{for(let o of e??[])a.push(A(o.skill)?wu(t,{showing:o,how:n,asked:r}):Tu(t,{showing:o,how:n,fluency:i}))},s=e.entries.get(n);if(!s)return a;let{showingsByNumber:c,proving:l}=t;if(o(c.get(s.number),`same`),s.isProven)for(let e of l)e[0]?.skill.proves?.has(n)&&o(e,`implied`);if(a.length>0)return a;for(let e of s.near)o(c.get(e),`related`);return a}function wu({text:e,titles:t,degrees:n},{showing:r,how:i,asked:a}){let{unit:o}=r;return{showing:r,how:i,credit:(n.some(e=>V(e,r))?.5:1)*at[i]*o.backing*su(e,{line:o,hit:r,asked:a,titles:t})}}function Tu(e,{showing:t,how:n,fluency:r}){let i=t.skill.kind===`language`?zl(e.text,t,r):O(t.unit);return{showing:t,how:n,credit:at[n]*i*vu(e,t)}}const Eu=new j(({word:e})=>Du.has(e)),Du=/* @__PURE__ */ new Set([`the`,`and`,`of`,`for`,`with`,`from`,`by`]);function Ou(e,t){let{tokens:n,units:r}=e;if(!t.includes(`English`))return J;let i=0;for(let e of n)Eu.has(e)&&(i+=1);if(i<10)return J;let a=r.find(({strength:e,isWork:t})=>e!==`listed`&&t);if(!a)return J;let o=`implied`;return{credit:.5,how:o,evidence:[K(e,a,{how:o,strength:a.strength})]}}function ku(e,{shown:t,place:n}){let{text:r,cv:i}=e,{location:a}=i.header,o=n&&a?.text.includes(n)?a.span:null,s=t===``?null:new RegExp(t,`i`).exec(r),c=o??(s&&{start:s.index,end:s.index+s[0].length}),l=c?ql[Au(e,c)]:0;return!c||l===0?J:{credit:l,how:`words`,evidence:[K(e,c,{how:`words`,strength:`listed`})]}}function Au(e,t){return tu(e.text,q(e,t)??t,t)}function ju(e){return Mu.test(e)}const Mu=/^[A-Z][A-Z&]{0,4}s?$/,Nu=/* @__PURE__ */ new WeakMap;function Pu(e){let t=Nu.get(e);if(t)return t;let n=Map.groupBy(e.map(Fu),({roots:[e=0]})=>e),r=e.find(e=>e.startsWith(`#`)),i=e.filter(e=>e.endsWith(`@`)),a={ofEmployers:i.length>0?new Set(i):null,byFirst:[...n].map(([e,t])=>({root:e,ways:t})),pattern:r===void 0?null:new RegExp(r.slice(1),`i`)};return Nu.set(e,a),a}function Fu(e){let t=e.endsWith(`^`),n=t?[e.slice(0,-1)]:e.split(` `),r=n.some(e=>e.length===1);return{roots:n.map(C),hasLetter:r,isAbbreviation:t}}function Iu(e,{deeds:t=[]}){let n=/* @__PURE__ */ new Set;for(let r of t)Ru(n,e,r);if(n.size===0)return J;let r=[...n].sort((e,t)=>O(t)-O(e)||e.start-t.start),[i]=r;return{credit:at.told*(i?O(i):0),how:`told`,places:ct(r),lines:r.map(({start:e})=>e),evidence:r.slice(0,3).map(t=>K(e,t,{how:`told`,strength:t.strength}))}}function Lu(e,t){let n=/* @__PURE__ */ new Set;return Ru(n,e,t),n}function Ru(e,t,{ways:n}){let{unitsByRoot:r,units:i,text:a}=t,{ofEmployers:o,byFirst:s,pattern:c}=Pu(n);if(o)for(let{way:n,unit:r}of t.employerEnds)o.has(n)&&e.add(r);if(c)for(let t of i)c.test(a.slice(t.start,t.end))&&e.add(t);for(let{root:n,ways:i}of s)if(r.firstNumbered(n)!==-1)for(let r of i)r.isAbbreviation?zu(e,t,n):Bu(e,t,r)}function zu(e,t,n){let{unitsByRoot:r,units:i,tokens:a,text:o}=t,s=r.firstNumbered(n);for(;s!==-1;s=r.next(s)){let t=a[s],n=i[r.unitAt(s)];t&&n&&ju(o.slice(t.start,t.end))&&e.add(n)}}function Bu(e,t,n){let{unitsByRoot:r,units:i}=t;for(let e of n.roots)if(r.firstNumbered(e)===-1)return;let a=n.roots.map(e=>r.firstNumbered(e)),o=0;for(;;){let s=Vu(r,a,o);if(s===-1)return;let c=s===o?i[s]:void 0;c&&!e.has(c)&&Hu(t,c,{way:n,places:a})&&e.add(c),o=s===o?o+1:s}}function Vu(e,t,n){let r=n;for(let n=0;n<t.length;n+=1){let i=t[n]??-1;for(;i!==-1&&e.unitAt(i)<r;)i=e.next(i);if(i===-1)return-1;t[n]=i,r=e.unitAt(i)}return r}function Hu({tokens:e},t,{way:n,places:r}){let i=Uu(t,n);if(Math.max(...r)-Math.min(...r)<=i)return!0;if(t.last-t.first>60)return!1;let a=n.roots.map(()=>-1/0);for(let r=t.first;r<t.last;r+=1){let t=n.roots.indexOf(e[r]?.rootNumber??0);if(!(t<0)&&(a[t]=r,r-Math.min(...a)<=i))return!0}return!1}function Uu({strength:e},{roots:t,hasLetter:n}){return e===`listed`||n?t.length:6}const Wu=/* @__PURE__ */ new Set([`management`,`office`]);function Gu({fields:e}){return e.filter(({share:e,field:t},n)=>(n===0||e>=.2)&&!Wu.has(t)).map(({field:e})=>e)}function Ku(e,t,n){let r=0;for(let i of e.showings.values()){let[e]=i;e&&e.skill.kind!==`soft`&&n.includes(e.skill.field)&&i.some(({start:e,end:n})=>e>=t.span.start&&n<=t.span.end)&&(r+=1)}return r}function qu({span:e,title:t},{start:n,end:r}){return t!==null&&t.span.start<=n&&r<=t.span.end||e.start<=n&&r<=e.end}const Ju=/* @__PURE__ */ new Set([`general-management`,`operations-management`,`project-management`]);function Yu(e,t,n){return!t.isRole||!Ju.has(t.title.family)?!1:e.cv.experience.some(r=>qu(r,t)&&Ku(e,r,n)>=2)}const Xu=/\b(?:trainee|apprentices?(?:hip)?|student|intern(?:ship)?|pupil|cadet|placement|work experience|pre-registration|undergraduate|in training)\b/i,Zu=/\b(?:junior|jr|assistant|commis|demi|entry[- ]level|newly[- ]qualified|graduate|probationary|helper|aide|deputy|early career)\b/i,Qu=/\b(?:head|chief|director|principal|executive|vice president|vp|lead|leader|supervisor|superintendent|foreman)\b/i,$u=new RegExp([Xu,Zu,Qu].map(({source:e})=>e).join(`|`),`i`);function ed(e){return $u.test(e)?Xu.test(e)?0:Zu.test(e)?1:Qu.test(e)?3:2:2}const td=[1,.8,.55,.45],nd=[1,.95,.85,.75];function rd(e,t){let n=e-t;return(n<0?td[-n]:nd[n])??1}const id=/(?<![\d.,])(\d{1,2}(?:[.,]5)?)\s*(?:\+|plus)?\s*(?:years?|yrs?)\b[^.\n]{0,60}?\bexperience|\bexperience[^.\n]{0,30}?\b(\d{1,2})\s*(?:\+|plus)?\s*(?:years?|yrs?)\b/i,ad=.8,od=.35,sd=.6,cd=.7;function ld(e,t){let n=(t.deeds??[]).flatMap(t=>[...Lu(e,t)]),r=new Set(n.map(({role:e})=>e)),i=e.cv.experience.map(n=>dd(e,{role:n,need:t,isPlace:r.has(n)})).toSorted((e,t)=>t.share-e.share),a=ud(e,{weighed:i,need:t}),o=_d(e,t.years),s=e=>ma(i.filter(({byWork:t})=>t>=e).map(({role:e})=>e),t.today),c=o.credit>a.credit;return{...c?o:a,time:{named:s(1),kindred:s(sd),counted:s(od),statedYears:c?o.credit*t.years/ad:0}}}function ud(e,{weighed:t,need:n}){let r=0,i=0;for(let e of new Set(t.map(e=>e.share))){let a=ma(t.filter(t=>t.share>=e).map(({role:e})=>e),n.today),o=Math.min(1,(a-i)/(n.years*12));r+=(1-r)*o*e,i=a}if(r===0)return J;let a=t.filter(({share:e})=>e===t[0]?.share);return{credit:r,how:`years`,evidence:a.slice(0,3).flatMap(({role:t})=>hd(e,t))}}function dd(e,{role:t,need:n,isPlace:r}){let i=n.terms.length===0?pd(e,t,n):gd(e,t,n.terms),a=ed(t.title?.text??``)===0,o=i?1:Math.max(r?cd:0,fd(e,t,n));return{role:t,byWork:o,share:o*(a?.5:1)}}function fd(e,t,{titles:n,trades:r}){let i=e.titles.filter(e=>e.isRole&&qu(t,e));if(i.some(({title:e})=>n.some(({name:t})=>t===e.name)))return .85;if(i.some(e=>md(e,n)))return cd;let a=Ku(e,t,r);if(a>=2)return sd;let o=i.map(({title:e})=>e.field).filter(e=>!Wu.has(e));return(o.length>0?o.every(e=>r.every(t=>no(e,t)===0)):a===0)&&r.length>0?0:od}function pd(e,t,{titles:n,trades:r}){let i=e.titles.filter(e=>qu(t,e)).filter(({isRole:e,title:t})=>e&&!Wu.has(t.field));return n.length===0?!0:i.length===0?r.length===0||Ku(e,t,r)>0:i.some(e=>md(e,n))}function md({title:e},t){return t.some(({family:t,apart:n})=>t===e.family&&!n.includes(e.name))}function hd(e,t){let n=t.dates?.span??t.title?.span;return n?[K(e,n,{how:`years`,strength:`described`})]:[]}function gd(e,t,n){for(let[r,i]of e.showings){let e=i[0]?.skill.proves;if(n.some(t=>t===r||e?.has(t))&&i.some(({start:e,end:n})=>e>=t.span.start&&n<=t.span.end))return!0}return!1}function _d(e,t){let n=id.exec(e.text),r=Number((n?.[1]??n?.[2])?.replace(`,`,`.`));if(!n||!(r>0))return J;let i={start:n.index,end:n.index+n[0].length};return{credit:Math.min(1,r/t)*ad,how:`years`,evidence:[K(e,i,{how:`years`,strength:`listed`})]}}const vd=String.raw`(?:C1\+?E|D1\+?E|B\+?E|C\+?E|D\+?E|C1|D1|B|C|D)`,yd=String.raw`[^\S\n]`,bd=String.raw`${vd}(?:${yd}*(?:,|/|&|\band\b|\bor\b)${yd}*${vd})*`,xd=new RegExp(String.raw`\b(?:[Ll]icen[cs]es?|LICEN[CS]ES?|[Cc]ategor(?:y|ies)|CATEGORY|[Cc]at\.?|[Cc]lass)(?:${yd}+[Cc]ategor(?:y|ies))?${yd}*[:–-]?${yd}*(?:full |clean )?(${bd})(?![\p{L}\p{N}+])|(?<![\p{L}\p{N}+])(${bd})${yd}+(?:driving )?[Ll]icen[cs]e|(?<![\p{L}\p{N}+])([BCD]1?\+E)(?![\p{L}\p{N}+])`,`gu`),Sd=/[Ll]icen|LICEN|[Cc]at|CATEGORY|[Cc]lass|\+E/;function Cd(e){return Sd.test(e)?B(e,xd).map(e=>({start:e.index,end:e.index+e[0].length,categories:(e[1]??e[2]??e[3]??``).split(/\s*(?:,|\/|&|\band\b|\bor\b)\s*/).map(e=>e.replace(`+`,``))})):[]}const wd={CE:`HGV Class 1`,C:`HGV Class 2`,C1:`category C1 licence`,D:`PCV licence`,B:`driving licence`},Td={CE:[`C`,`C1`,`C1E`,`B`,`BE`],C:[`C1`,`B`],C1E:[`C1`,`B`,`BE`],C1:[`B`],DE:[`D`,`D1`,`D1E`,`B`,`BE`],D:[`D1`,`B`],D1E:[`D1`,`B`,`BE`],D1:[`B`],BE:[`B`]};function Ed(e,t){return e===t||(Td[e]??[]).includes(t)}function Dd(e,t,{asked:n,how:r,share:i=1}){let{text:a,titles:o}=e,s=J;for(let{start:c,end:l}of t){let t={start:c,end:l},u=q(e,t);if(!u)continue;let d=i*u.backing*su(a,{line:u,hit:t,asked:n,titles:o});if(d<=s.credit)continue;let{strength:f}=u;s={credit:d,how:r,evidence:[K(e,t,{how:r,strength:f})]}}return s}function Od(e,t,n){let r=kd(t,n),i=Su(e,t,{names:Object.entries(wd).flatMap(([e,t])=>n.some(t=>Ed(e,t))?[t]:[]),paper:Fl});return i.how!==`related`&&i.credit>r.credit?i:r}function kd(e,t){return Dd(e,Cd(e.text).filter(({categories:e})=>e.some(e=>t.some(t=>Ed(e,t)))),{asked:Fl,how:`same`})}function Ad(e,t,n){let r=J,i=[];for(let[a,o]of Nd(e,t,n)){let e=t.units[a];if(!e||o<.25)continue;i.push(e.start);let s=Math.min(1,o/.65)*(Md(t,n,a)?jd:1)*O(e);s>r.credit&&(r={credit:s,how:`words`,evidence:[K(t,{start:e.start,end:e.end},{how:`words`,strength:e.strength})]})}return i.length>0?{...r,lines:i}:r}const jd=.5;function Md({unitsByRoot:e},t,n){let[r]=t;return!r||t.length===1||t.length>4?!1:!e.get(r).includes(n)}function Nd(e,{unitsByRoot:t},n){let r=/* @__PURE__ */ new Map,i=0;for(let a of n){let n=w(a),o=Math.max(e.weighNumbered(a,n),.05);i+=o;let s=t.firstOf(a,n);for(;s!==-1;s=t.next(s)){let e=t.unitAt(s);r.set(e,(r.get(e)??0)+o)}}for(let[e,t]of r)r.set(e,t/i);return r}function Pd(e,t,{written:n,ways:r,needsAllWords:i}){let a=i?.99:.4,o=r.flatMap((r,i)=>{let[o,s]=r,c=o&&!s?o.toUpperCase():``;return/^[\p{L}\p{N}]+$/u.test(c)&&(i>0||n.includes(c))?Fd(t,c):Id(e,t,{roots:r,least:a})}),s=J;for(let{span:e,share:n}of o){let r=q(t,e),i=r&&nu(t.text.slice(r.start,r.end)),a=Dd(t,[e],{asked:Fl,how:`words`,share:n}),o=i?{...a,credit:Math.min(a.credit,ql.underway*n)}:a;o.credit>s.credit&&(s=o)}if(s.credit===0)return s;let c=o.flatMap(({span:e})=>q(t,e)?.start??[]);return{...s,lines:[...new Set(c)]}}function Fd({text:e},t){let n=RegExp(`(?<![\\p{L}\\p{N}])${t}(?![\\p{L}\\p{N}])`,`gu`);return[...e.matchAll(n)].map(({index:e})=>({span:{start:e,end:e+t.length},share:1}))}function Id(e,t,{roots:n,least:r}){return[...Nd(e,t,n)].flatMap(([e,i])=>{let a=t.units[e],o=a&&i>=r?Ld(t.text,a,n):null;return o?[{span:o,share:Math.min(1,i/.65)}]:[]})}function Ld(e,t,n){let r=e.slice(t.start,t.end),i=n.flatMap(e=>{let t=e.replace(/[^\p{L}\p{N}]/gu,``),n=RegExp(`(?<![\\p{L}\\p{N}])${t}[\\p{L}\\p{N}]*`,`iu`),i=t===``?null:n.exec(r);return i?[{start:i.index,end:i.index+i[0].length}]:[]});return i.length<Math.min(2,n.length)?null:{start:t.start+Math.min(...i.map(({start:e})=>e)),end:t.start+Math.max(...i.map(({end:e})=>e))}}function Rd(e,t){if(t.code===null)return J;let n=RegExp(`\\b${t.code}[A-Z]?\\b`).exec(e.text);return n?Dd(e,[{start:n.index,end:n.index+n[0].length}],{asked:t,how:`alias`}):J}const zd=/\bon the (?:\p{L}+ )?register\b|\b(?:fully|currently) (?:registered|licen[cs]ed)\b|\b(?:registered|licen[cs]ed) since\b|\bregistration (?:number|pin)\b|\b(?:registration|licen[cs]e) (?:is )?(?:current|in date|in good standing)\b/giu;function Bd(e,t){return e.titles.some(e=>e.isRole&&t.some(({name:t})=>t===e.title.name))?Dd(e,B(e.text,zd).map(({index:e,0:t})=>({start:e,end:e+t.length})),{asked:Fl,how:`implied`,share:.85}):J}const Vd=/\b(?:fully |trade )?(?:qualified|time[- ]served|certified|chartered)\s+$/i,Hd=/\b(?:L|Level |Lvl )([2-5])\b(?! ?(?:support|manager|of\b))/g;function Ud(e,t){let n=t.flatMap(({start:t,end:n})=>{let r=Vd.exec(e.slice(Math.max(0,t-24),t));return r?[{start:t-r[0].length,end:n,level:Ba.vocational,isTitled:!0}]:[]}),r=B(e,Hd).map(e=>({start:e.index,end:e.index+e[0].length,isTitled:!1,level:e[1]===`5`?Ba.associate:Ba.vocational}));return[...n,...r]}function Wd(e,t,n){if(qd(e,{hit:t,subjects:n.subjects,reach:90})||e.titles.some(e=>e.start<t.end+Xd&&e.end>t.start-Xd&&Yd(e,n.titles)))return`asked`;let r=e.text.slice(t.end,t.end+90);return Gd.test(e.text.slice(t.start,t.end))||Kd.test(r)?`other`:`open`}const Gd=/\b(?:in|of)$/i,Kd=/^(?: (?:level |lvl )?\d)?(?: \((?!\d)| (?:in|of) | [:–-] | )(?!level|lvl|with|from|at|and)\p{L}{4}/iu;function qd(e,t){let{hit:n,subjects:r,reach:i}=t,a={start:n.start-i,end:n.end+i},o=U(e.tokens,Jd(e,n,a)),s=e=>o.some(({root:t})=>t===e);return r.length===0||r.some(e=>e.every(s))}function Jd({units:e},t,{start:n,end:r}){let i={start:n,end:r};for(let n of e)n.isWork&&!V(n,t)&&(n.end<=t.start?i.start=Math.max(i.start,n.end):i.end=Math.min(i.end,n.start));return i}function Yd({title:e},t){return t.some(({family:t,near:n})=>t===e.family||n.includes(e.family))}const Xd=20,Zd=[1,.5,.2],Qd={degree:{asked:1,open:.75,other:.75},trade:{asked:1,open:.75,other:.5}},$d=.6;function ef(e,t){let n=t.level<4?nf(e,t):[],r=J;for(let i of[...e.degrees,...n]){if(tf(e,i))continue;let n=af(e,i,t);if(n<=r.credit)continue;let{start:a,end:o}=i;r={credit:n,how:`level`,evidence:[K(e,{start:a,end:o},{how:`level`,strength:`described`})]}}return t.orExperience&&e.monthsWorked>=48&&r.credit<$d?{...r,credit:$d,how:`years`}:r}function tf({text:e,titles:t},{start:n,end:r}){return e.slice(n,r)===`Master`&&t.some(e=>e.start===r+1)}function nf(e,{subjects:t,isOpenToLearners:n}){return Ud(e.text,e.titles).filter(r=>r.isTitled||qd(e,{hit:r,subjects:t,reach:rf})||n&&tu(e.text,of(e,r),r)===`underway`)}const rf=24;function af(e,t,n){let r=of(e,t),i=Zd[Math.max(0,n.level-t.level)]??0,a=n.level<4?`trade`:`degree`,o=Qd[a][Wd(e,t,n)],s=lf(e.text.slice(r.start,r.end)).some(e=>e>n.year),c=tu(e.text,r,t),l=s&&c===`held`?`underway`:c,u=n.isOpenToLearners&&l===`underway`,d=n.grade??null,f=cu(e.text,{line:r,hit:t,asked:{grade:d}});return i*o*f*(u?1:ql[l])}function of(e,t){return sf(e,t)??q(e,t)??t}function sf({cv:e},t){let n=e.education.find(({span:e})=>e.start<=t.start&&t.end<=e.end);return n&&n.span.end-n.span.start<=cf?n.span:void 0}const cf=200;function lf(e){return(e.match(/\b20\d\d\b/g)??[]).map(Number)}function uf(e,{words:t,names:n,inPart:r}){let i=J;for(let a of n){let n=r&&typeof a==`string`,{stems:o,total:s}=typeof a==`string`?mf(a,t):pf(a,t);if(!(o.size<2&&!n))for(let[t,{count:r,told:a}]of df(e,o)){let c=e.units[t];if(!c)continue;let l=r===o.size&&r>=2,u=s===0?0:a/s,d=(l?.75:n&&u>=.7&&a>=.4?.5*u:0)*O(c);if(d<=i.credit)continue;let f={start:c.start,end:c.end};i={credit:d,how:`words`,...l?{}:{lines:[]},evidence:[K(e,f,{how:`words`,strength:c.strength})]}}}return i}function df({unitsByRoot:e},t){let n=/* @__PURE__ */ new Map;for(let[r,i]of t)for(let t of e.withStem(r)){let e=n.get(t);e?(e.count+=1,e.told+=i):n.set(t,{count:1,told:i})}return n}const ff=/* @__PURE__ */ new WeakMap;function pf(e,t){let n=ff.get(e);if(n)return n;let r=mf(e.name,t);return ff.set(e,r),r}function mf(e,t){let n=/* @__PURE__ */ new Map,r=0;for(let i of T(e)){let e=Xc(i);if(n.has(e))continue;let a=t.isStop(i.root)?0:t.weigh(i.root),o=a<.15?0:a;n.set(e,o),r+=o}return{stems:n,total:r}}function hf(e,t,{roots:n,deeds:r=[]}){let i=yf(e,n),a=vf(t,r),o=/* @__PURE__ */ new Map,s=/* @__PURE__ */ new Set,c=0,l=0;for(let[e,n]of i){let r=0,i=null,u=(e,t)=>{o.set(e,(o.get(e)??0)+n);let a=t*O(e)*(e.isWork?1:.5);a<=r||(r=a,i=e.start)},d=_f(t,e);for(let e of d)u(e,1);for(let t of a.get(e)??[])d.has(t)||u(t,at.told);i!==null&&s.add(i),c+=n*r,l+=n}let u=(c/l-.1)/.6,d=[...o].filter(([e,t])=>t/l>=.12&&!gf(e)).sort(([e,t],[n,r])=>r-t||e.start-n.start).map(([e])=>e);return d.length===0||u<=0?J:{credit:Math.min(1,u),how:`words`,lines:[.../* @__PURE__ */ new Set([...d.map(({start:e})=>e),...s])],evidence:d.slice(0,3).map(e=>K(t,e,{how:`words`,strength:e.strength}))}}function gf({role:e,start:t}){return t===e?.title?.span.start}function _f({unitsByRoot:e,units:t},n){return new Set(e.withStem(n).flatMap(e=>t[e]??[]))}function vf(e,t){let n=/* @__PURE__ */ new Map;for(let r of t){let t=Lu(e,r);if(t.size!==0)for(let e of r.roots){let r=Zc(e),i=n.get(r)??/* @__PURE__ */ new Set;for(let e of t)i.add(e);n.set(r,i)}}return n}function yf(e,t){let n=/* @__PURE__ */ new Map;for(let r of t){let t=Zc(r);n.set(t,Math.max(n.get(t)??.05,e.weigh(r)))}return n}const bf=.6;function xf(e,{job:t,candidate:n,asked:r}){let i=wf(e,t),a=Tf(e,n,i),o=0,s=0;for(let{skill:t,weight:n}of i.values()){let r=Ef(e,t)*1.2;o+=n*Math.min(a.get(t.number)??0,r),s+=r*r}let c=Sf(e,n,{asked:i,lines:r}),l=Df(i)*Math.hypot(.6*Math.sqrt(s),c);return l===0?0:o/l}function Sf(e,{showings:t},{asked:n,lines:r}){let i=0;for(let a of t.values()){let t=a[0]?.skill;if(!t||n.has(t.number))continue;let o=Cf(a.filter(({unit:e})=>!r.has(e.start)));o.size>0&&(i+=Ef(e,t)**2*ct(o))}return Math.sqrt(i)}function Cf(e){let t=/* @__PURE__ */ new Set;for(let{unit:n}of e)n.isRepeat||t.add(n);return t}function wf(e,t){let n=/* @__PURE__ */ new Map,r=(e,t)=>{let r=n.get(e.number);r?r.weight=Math.max(r.weight,t):n.set(e.number,{skill:e,weight:Math.max(0,t)})};for(let{need:n,weight:i}of t.requirements)if(n.type===`terms`)for(let t of n.anyOf){let n=e.entries.get(t);if(n){r(n,i*Ef(e,n));for(let t of n.proves??[]){let n=e.entries.get(t);n&&r(n,bf*Ef(e,n))}}}return n}function Tf(e,{showings:t},n){let r=/* @__PURE__ */ new Map,i=(e,t)=>r.set(e,Math.max(r.get(e)??0,t));for(let r of t.values()){let t=r[0]?.skill;if(!t||t.proves===null&&!n.has(t.number))continue;let a=[...t.proves??[]].map(t=>e.entries.get(t)?.number??-1).filter(e=>n.has(e));if(a.length===0&&!n.has(t.number))continue;let o=Cf(r);if(o.size===0)continue;let s=Ef(e,t)*Math.sqrt(ct(o));i(t.number,s);for(let e of a)i(e,bf*s)}return r}function Ef(e,t){return t.kind===`soft`?.05:(.2+e.telling.of(t))*po(t.field,1)}function Df(e){return Math.hypot(...Array.from(e.values(),({weight:e})=>e))}function Of(e,t){let{job:n,candidate:r,asked:i}=t,a=Af(e,t),o=Math.max(0,Math.min(1,(a-.1)/.5));if(o===0)return J;let s=o*(.3+.7*Math.min(1,xf(e,t)/.5)),[c]=n.profile.fields,l=[];for(let e of r.showings.values()){if(l.length===4)break;let t=e[0]?.field===c?.field&&e.find(({unit:e})=>i.has(e.start));t&&l.push(t)}return{credit:s,how:`words`,evidence:l.map(e=>kf(r,e))}}function kf(e,{start:t,end:n,unit:r}){return K(e,{start:t,end:n},{how:`words`,strength:r.strength})}function Af(e,{job:t,candidate:n,asked:r}){let i=jf(t),a=0,o=0,s=(e,t,n)=>{let s=i(e);a+=t*s*Math.max(...n.map(({backing:e})=>e)),n.some(({start:e})=>r.has(e))||(o+=t*(1-s))};for(let t of n.showings.values()){let n=t[0]?.skill;if(!n||n.kind===`soft`)continue;let r=e.telling.of(n)*po(n.field,1);s(n.field,r,t.map(({unit:e})=>e))}let c=/* @__PURE__ */ new Set;for(let{title:e,start:t,end:r}of n.titles){if(c.has(e.family))continue;c.add(e.family);let i=q(n,{start:t,end:r});i&&s(e.field,po(e.field,oo),[i])}let l=a+o;return l===0?0:a/l}function jf({profile:e}){let t=t=>e.fields.reduce((e,n)=>e+n.share*no(n.field,t),0),n=Math.max(...e.fields.map(({field:e})=>t(e))),r=/* @__PURE__ */ new Map;return e=>{let i=r.get(e)??(n>0?t(e)/n:0);return r.set(e,i),i}}const Mf=/* @__PURE__ */ new Set(/* @__PURE__ */ `senior.sr.junior.jr.lead.principal.staff.entry.level.mid.chief.head.ii.iii.iv.i.v.full.part.time.remote.hybrid.contract.temporary.temp.permanent.intern.internship.trainee.graduate.experienc.job.position.role.new.night.day.shift.prn.m.f.d.w.urgent.opportunity.need.onsit.local.team`.split(`.`));function Nf(e,{requirements:t},n){let r=new Set(t.flatMap(({need:e})=>e.type===`terms`?e.anyOf:[])),i=Lf(n.keys());return[...r].flatMap(t=>{let r=e.entries.get(t),a=r&&Pf(r,n,i);return r&&a?[{skill:r,roots:a}]:[]})}function Pf(e,t,n){for(let r of If(e))if((r.bits&~n)===0&&r.roots.every(e=>t.has(e)))return r.roots}const Ff=/* @__PURE__ */ new WeakMap;function If(e){let t=Ff.get(e);if(t)return t;let n=e.forms.map(({written:e})=>T(e).map(({root:e})=>e)).filter(e=>e.length>0).map(e=>({roots:e,bits:Lf(e)}));return Ff.set(e,n),n}function Lf(e){let t=0;for(let n of e)t|=1<<(n.charCodeAt(0)*5+n.charCodeAt(1)&31);return t}function Rf({showings:e,showingsByNumber:t},n,r){let i=({unit:e,start:t,end:n})=>e.start<=r.start&&r.end<=e.end&&n-r.start<60&&r.end-t<60,a=({name:t,isProven:n})=>{if(!n)return!1;for(let n of e.values())if(n[0]?.skill.proves?.has(t)&&n.some(i))return!0;return!1};return n.flatMap(({skill:e,roots:n})=>t.get(e.number)?.some(i)||a(e)?n:[])}const zf=.35,Y={sameTitle:1,sameFamily:.85,nearWork:.75,nearFamily:.5,sameField:zf,neighbourField:.06,headline:.9,mentioned:.6},Bf=.6;function Vf(e,t,n){let r=new Map(t.titles.map(e=>[`${e.title.name}|${e.written}|${e.isRole}|${e.recency}`,e])),i=Gf(e,n),a=[...r.values()].map(n=>({span:n,credit:qf(e,Kf(t,n,i),i)})),o=t.cv.experience.flatMap(({title:e})=>e?[{span:e.span,credit:$f(ep(e.text),i)*Xf(i,e.text)*(q(t,e.span)?.recency??1)}]:[]),s=[...a,...o].reduce((e,t)=>t.credit>(e?.credit??0)?t:e,null);if(!s)return J;let c=s.credit>=Y.sameFamily*Bf?`same`:`related`,{start:l,end:u}=s.span,d=t.cv.experience.flatMap(({title:e})=>e?.span??[]).find(e=>e.start<=l&&u<=e.end)??{start:l,end:u};return{credit:s.credit,how:c,evidence:[K(t,d,{how:c,strength:`described`})]}}function Hf({units:e,cv:t},{start:n,end:r}){let{name:i,email:a,phone:o,location:s,links:c}=t.header,l=t.sections.map(({heading:e})=>e),u=[i,a,o,s,...c,...l],d=e=>u.some(t=>t&&t.span.start<=e.start&&e.end<=t.span.end),f=3;for(let t of e){if(f===0||t.start>n)return!1;let e=t.last-t.first<=12;if(t.start<=n&&r<=t.end)return e&&!d(t);d(t)||--f}return!1}const Uf=/* @__PURE__ */ new Set([`want`,`need`,`requir`,`vacancy`]),Wf=/\s*\((?:[mwfdx]\b|all|part|full|perm|temp|fixed|\d)|\s+for (?:our|the|an?)\b|,\s*(?:\d|part|full|perm|temp|fixed|long|hybrid)/i;function Gf(e,{name:t,roots:n,words:r,lexicon:i}){let[a=``]=t.split(Wf),o=T(a).map(({root:e})=>e),s=n.filter(e=>o.includes(e)),[c=``]=a.split(/\s*[(|,:/]|\s[-–—@]\s/),l=T(c).filter(({root:e})=>n.includes(e)&&!Uf.has(e)),u=new Map((s.length>0?s:n).map(e=>[e,Math.max(r.weigh(e),.4)])),d=[...u.values()].sort((e,t)=>t-e).slice(0,3).reduce((e,t)=>e+t,0);return{weights:u,words:r,lexicon:i,skills:Nf(i,e,u),level:ed(t),trades:Gu(e.profile),total:d,noun:l.at(-1)?.root??``}}function Kf(e,t,{skills:n,trades:r}){return{...t,isHeadline:!t.isRole&&Hf(e,t),isRankInTrade:Yu(e,t,r),shown:Rf(e,n,t)}}function qf(e,t,n){let r=Math.max(t.isRankInTrade?Y.sameFamily:0,...e.titles.map(e=>Zf(e,t))),i=T(t.written),a=tp(t,i),o=Qf([...i.map(ap),...t.shown],n),s=r===Y.sameFamily?.8:Bf;return Math.max(r*(s+(1-s)*o),$f(a.map(ap),n,t.shown))*(Jf(t)*t.recency)*Xf(n,t.written)*Yf(e,{held:t,piece:a},n.words)}function Jf(e){return e.isRole?1:e.isHeadline?Y.headline:Y.mentioned}function Yf({roots:e,titles:t},{held:n,piece:r},i){if(!t.some(({family:e,name:t})=>e===n.title.family&&t!==n.title.name))return 1;let a=r.filter(e=>i.isKnownToken(e)&&!np.has(e)&&!/^\d+$/.test(e.word)),o=a.filter(t=>!e.has(t)).length;return a.length===0?1:1-.4*(o/a.length)}function Xf({level:e},t){return rd(ed(t),e)}function Zf(e,t){if(e.name===t.title.name)return Y.sameTitle;let n=e.family===t.title.family;return n&&!e.apart.includes(t.title.name)?Y.sameFamily:e.nearWork.includes(t.title.name)?Y.nearWork:n||e.near.includes(t.title.family)?Y.nearFamily:e.field===t.title.field?Y.sameField:ro(e.field,t.title.field)?Y.neighbourField:0}function Qf(e,{weights:t,total:n}){let r=new Set(e),i=0;for(let[e,n]of t)r.has(e)&&(i+=n);return n===0?0:Math.min(1,i/n)}function $f(e,t,n=[]){let{words:r,lexicon:i,weights:a,noun:o}=t,s=e.filter(e=>!r.isStop(e)&&!Mf.has(e)),c=s.every(e=>a.has(e))&&s.at(-1)===o?r.weigh(o):0,l=[...s,...n].filter(e=>a.has(e)),u=Math.max(0,...l.map(e=>Math.max(r.weigh(e),i.titleWords(e)))),d=Qf(l,t)*Math.min(1,.4+u);return .8*Math.max(d,Math.min(1,c))}function ep(e){return T(e).map(ap)}function tp({written:e,title:t},n){let r=e.split(/[,|(:.]|\s[-–—@]\s/);if(r.length===1)return n;let i=ip(t);for(let e of r){let t=T(e);if(t.some(({root:e})=>i.has(e)))return t}return n}const np=new j(({root:e})=>Or().has(e)||Mf.has(e)),rp=/* @__PURE__ */ new WeakMap;function ip(e){let t=rp.get(e);if(t)return t;let n=new Set(e.forms.flatMap(({written:e})=>T(e).map(ap)));return rp.set(e,n),n}function ap({root:e}){return e}function op(e,{titles:t},{title:n,field:r}){let i=(r.credit-.3)/.39999999999999997,a=zf*Math.max(0,Math.min(1,i));if(a<=n.credit||sp(e,t))return n;let o=cp(e);return o?{credit:a,how:`related`,evidence:[K(e,o,{how:`related`,strength:`described`})]}:n}function sp(e,t){return e.titles.some(e=>e.isRole&&!t.some(({field:t})=>t===e.title.field))}function cp({cv:e}){return e.experience.find(({title:e})=>e!==null)?.title?.span??e.experience.find(({dates:e})=>e)?.dates?.span??null}function lp(e,t,n){let r=t.requirements.map(r=>up(r,dp(e,{job:t,candidate:n,requirement:r}))),i=Il(t,n,r),a=Of(e.lexicon,{job:t,candidate:n,asked:i});return{rows:r.map(e=>{let{requirement:r}=e;return r.need.type===`field`?up(r,a):r.need.type===`title`?up(r,op(n,t,{title:e,field:a})):e}),asked:i}}function up(e,t){return{requirement:e,...t,places:gp(t),status:Dp(e,t)}}function dp({lexicon:e,words:t,today:n},{job:r,candidate:i,requirement:a}){let{need:o}=a;if(a.categories)return Od(e,i,a.categories);switch(o.type){case`terms`:return fp(i,a,mp({words:t,candidate:i,requirement:a,orWords:o.orWords},vp({lexicon:e,words:t},{job:r,candidate:i,requirement:a},o.anyOf)));case`words`:return A(a)?Pd(t,i,{written:a.quote.quote,ways:[o.roots,...o.orWords??[]],needsAllWords:o.needsAllWords??!1}):mp({words:t,candidate:i,requirement:a,orWords:o.orWords},fp(i,a,wp(t,i,a)));case`years`:return ld(i,{...o,deeds:a.deeds,titles:r.titles,trades:Gu(r.profile),today:n});case`field`:return J;case`degree`:return ef(i,{...o,titles:r.titles,year:n.year});case`title`:return[o,...o.others??[]].map(n=>Vf(r,i,{...n,words:t,lexicon:e})).reduce((e,t)=>_p(e,[t]));case`condition`:return ku(i,o)}}function fp(e,t,n){if(!/\bqualifications?\b/i.test(t.text)||A(t))return n;let{education:r,certifications:i}=e.cv,a=({start:t,end:n})=>pp.test(e.text.slice(t,n))||[...r,...i].some(({span:e})=>e.start<=t&&t<e.end);if(n.evidence.some(({line:e})=>a(e)))return n;let o=e.units.find(e=>n.lines?.includes(e.start)&&a(e));if(!o)return J;let{start:s,end:c,strength:l}=o,u=[K(e,{start:s,end:c},{how:`words`,strength:l})];return{credit:Math.min(n.credit,O(o)),how:`words`,evidence:u}}const pp=/\b(?:qualif|diploma|certific|degree|[ns]vq\b|level \d)/i;function mp({words:e,candidate:t,requirement:n,orWords:r},i){let a=r?.map(r=>Cp(e,{candidate:t,requirement:n,roots:r}));return hp(_p(i,a),{candidate:t,requirement:n})}function hp(e,{candidate:t,requirement:n}){if(!n.deeds||n.kind===`duty`)return e;let r=Iu(t,n);return{..._p(e,[r]),places:Math.max(gp(e),gp(r)),lines:[...e.lines??e.evidence.map(({line:e})=>e.start),...r.lines??[]]}}function gp({places:e,evidence:t}){return e??Math.min(1,t.length)}function _p(e,t=[]){return t.reduce((e,t)=>t.credit>e.credit?t:e,e)}function vp({lexicon:e,words:t},{job:n,candidate:r,requirement:i},a){let{quote:o,paper:s=Fl,fluency:c}=i,l=Su(e,r,{names:a,paper:s,fluency:c}),u=yp(l)?l:_p(l,[xp(t,{candidate:r,requirement:i},[...a.map(t=>e.entries.get(t)??t),...o.quote.split(/,|\bor\b|\//)])]);if(i.kind===`language`)return _p(u,[Ou(r,a)]);if(!A(i))return u;let d=Rd(r,s);return d.credit>u.credit?d:u.credit===0&&a.every(Sp)?Bd(r,n.titles):u}function yp({credit:e,how:t}){return e>0&&t!==`related`}const bp=/* @__PURE__ */ new Set([`skill`,`knowledge`]);function xp(e,{candidate:t,requirement:n},r){return uf(t,{words:e,names:r,inPart:bp.has(n.kind)})}function Sp(e){return/registration|registered|licen[cs]e$|qualified .* status/i.test(e)}function Cp(e,{candidate:t,requirement:n,roots:r}){return Tp(t,n.quote.quote,Ad(e,t,r))}function wp(e,t,n){let{kind:r,need:i,quote:a}=n,o=i.type===`words`?i.roots:[];if(r===`duty`)return hf(e,t,{roots:o,deeds:n.deeds});let s=Cp(e,{candidate:t,requirement:n,roots:o});return s.credit>0?s:xp(e,{candidate:t,requirement:n},[a.quote])}function Tp({text:e},t,n){let[r]=n.evidence;if(!r||!Ep.test(t))return n;let i=nu(e.slice(r.line.start,r.line.end))?ql.underway:1;return{...n,credit:n.credit*i}}const Ep=/\b(?:registration|registered|licen[cs]ed?|certificat\w*|accredited)\b/i;function Dp({kind:e,need:t},{credit:n,how:r}){return r!==`told`&&n>=(t.type===`years`?Op:.55)?`met`:n>0?`partly`:e===`knock-out`?`unclear`:`missing`}const Op=.9,kp={"job-empty":`The job description is empty. Paste the text of the posting.`,"job-link-only":`This is only a link. Open it, copy the text of the posting and paste it here.`,"job-too-long":`The job description is longer than 50,000 characters. Paste only the posting itself.`,"job-without-requirements":`We found nothing in this text that a job could ask for. Paste the part of the posting that lists duties and requirements.`,"cv-empty":`The CV holds no text. If it is a scan, save it as PDF from the program it was written in, or paste the text.`,"cv-too-short":`The CV holds too few words to say anything fair about it. Check that the whole file was read.`,"cv-too-long":`The CV is longer than 100,000 characters. Upload only the CV itself.`,"cv-is-the-posting":`This CV is mostly the posting itself. Upload your own CV, in your own words.`,"posting-is-the-cv":`This job description holds the CV itself. Paste only the text of the posting there.`};function Ap({cvText:e,jobText:t}){let n=t.trim();return n===``?X(`job-empty`):/^https?:\/\/\S+$/i.test(n)?X(`job-link-only`):t.length>5e4?X(`job-too-long`):e.trim()===``?X(`cv-empty`):e.length>1e5?X(`cv-too-long`):null}function jp(e){let t=e.requirements.filter(({kind:e})=>e!==`knock-out`&&e!==`soft skill`);return t.every(({kind:e})=>e===`title`)&&e.titles.length===0||t.length<2&&e.keywords.length<3?X(`job-without-requirements`):null}function Mp(e,t){return e.wordCount<30?X(`cv-too-short`):t.length>e.wordCount*.7?X(Np(e,t)?`posting-is-the-cv`:`cv-is-the-posting`):null}function Np({cv:e},t){let n=e=>e!==null&&U(t,e.span).length>0,r=e.experience.filter(({dates:e})=>n(e)).length;return r>1||r===1&&n(e.header.email)}function X(e){return{status:`refused`,reason:e}}function Pp({posting:e,told:t,today:n}){let{job:r,tokens:i}=e,a=jp(r);if(a)return a;let{lexicon:o,words:s}=da(),{cv:c,worded:l}=t,u=Tl(l.tokens,i),d=pl(o,{worded:l,cv:c,today:n,words:s,copied:u});return Mp(d,u.flatMap(e=>U(l.tokens,e)))||{status:`compared`,job:r,jobTokens:i,candidate:d,copied:u,matched:jt(r,d,lp({lexicon:o,words:s,today:n},r,d))}}var Fp=class{#e=/* @__PURE__ */ new Uint8Array(8192);#t=/* @__PURE__ */ new Set;constructor(e){for(let t of e){let e=D(t);e===0?this.#t.add(t.root):this.#e[e>>>3]=(this.#e[e>>>3]??0)|1<<(e&7)}}has(e){let t=D(e);return t===0?this.#t.has(e.root):!!((this.#e[t>>>3]??0)&1<<(t&7))}};function Ip(e,t){let n=[],r=0;for(let i of t){if(i.first<r)continue;Rp(e,{first:r,last:i.first},n);let t=Lp(e,i)??i;n.push(t),r=t.last}return Rp(e,{first:r,last:e.tokens.length},n),n}function Lp(e,{first:t,last:n}){let{tokens:r,verbs:i}=e,a=r[t];return!a||i||n>t+1||r[n]?.rootNumber!==Gp?null:Bp(e,{first:t,last:r.length},a)}function Rp(e,{first:t,last:n},r){let{tokens:i,verbs:a}=e,o=t;for(;o<n-1;){let t=i[o];if(!t)return;let s=a?.knows(t)??!1,c=zp(i[o+1],a!==null);if(o+=1,!s&&!c)continue;let l=s&&ri(t,i[o]),u=s&&a?a.nounsOf(t,l||i[o-2]):[],d={first:o-1,last:n},f=u.length>0&&Vp(e,d,{from:l?o+1:o,nouns:u})||c&&Bp(e,d,t);f&&(r.push(f),o=f.last)}}function zp(e,t){let n=e?.rootNumber;return n===Gp||t&&n===Kp}function Bp(e,{first:t,last:n},r){return e.tokens[t+1]?.isApart||r.rootNumber===qp?null:Vp(e,{first:t,last:n},{from:t+2,nouns:[r.rootNumber]})}function Vp({index:e,verbs:t,tokens:n},{first:r,last:i},{from:a,nouns:o}){let s=Jp.has(n[a])?a+1:a;if(n[a]?.isApart||n[s]?.isApart)return null;let c=e.placesFrom(n,s);for(let a=Math.min(c.length,i-s);a>0;--a){let i=s+a;for(let s of o){let o=e.valuesAfter(c[a-1]??0,s);if(o.length>0&&(!t||Hp(n[i])))return{values:o,first:r,last:i}}}return null}function Hp(e){return!e||e.isApart||Up.has(e)}const Up=new j(({word:e,root:t})=>Or().has(t)||Wp(e));function Wp(e){return e.length>4&&e.endsWith(`ly`)&&!/^(?:fami|supp|assemb)ly$/.test(e)}const Gp=C(`of`),Kp=C(`as`),qp=C(y(`experience`)),Jp=Jt(`the a an all any our their its your my his her this these`.split(` `).map(y));function Yp(e,t){let{skillIndex:n,titleIndex:r,verbs:i}=e,a=Xp(e,t),o=Ip({index:r,verbs:null,tokens:a},r.find(a));return{text:t,tokens:a,skills:Ip({index:n,verbs:i,tokens:a},n.find(a)),titles:es(r,a,o)}}function Xp(e,t){return T(t,t=>e.skillIndex.holds(t)||e.titleIndex.holds(t))}const Zp=[`skills`,`projects`,`volunteering`,`interests`],Qp={skills:`what i can do|what i know|tools|skill set|skillset|skill highlights|skills summary|core competences|competences|areas of strength|technical proficiency|technologies|tools|software|highlights|core qualifications|key qualifications|capabilities|abilities|specialties|specialities|specializations|skill details|technical summary|technical knowledge|knowledge|technical toolbox|tech stack|computer|computing|computer literacy|it|it systems|systems|technical|key areas|qualifications and skills|skills profile|fahigkeiten|kompetenzen|fachkenntnisse|starken|competences cles|competences techniques|competences professionnelles|savoir faire|informatique|outils|atouts|competencias|habilidades|aptitudes|informatica|conocimientos|conocimientos informaticos|herramientas|destrezas|competenze|competenze tecniche|capacita|conhecimentos|vaardigheden|kompetenser|umiejetnosci|навыки|ключевые навыки|профессиональные навыки|умения|навыки и умения|компетенции|навички|ключові навички|уміння|професіині навички|δεξιοτητες|γνωσεις|ικανοτητες|επαγγελματικες δεξιοτητες|beceriler|yetenekler|yetkinlikler|teknik beceriler|bilgi ve beceriler|kunskaper|fardigheter|kompetens|nyckelkompetenser|kompetencer|færdigheder|kompetanse|ferdigheter|nokkelkompetanse|noglekompetencer|kennis|kennis en vaardigheden|competenties|abilita|conoscenze|competencias tecnicas|aptidoes`,projects:`project|notable cases|selected cases|representative matters|representative cases|selected matters|selected transactions|representative transactions|selected deals|selected works|project experience|project details|project highlights|portfolio|open source|projekte|projektarbeit|projets|projets personnels|proyectos|progetti|projetos|projecten|проекты|проєкти|εργα|projeler|projekt|projekter|prosjekter`,volunteering:`volunteering|volunteer|volunteer experience|volunteer work|voluntary work|voluntary experience|volunteer activities|community service|community involvement|community|civic engagement|community engagement|volunteerism|ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|soziales engagement|engagement|benevolat|vie associative|engagements|voluntariado|volontariato|trabalho voluntario|vrijwilligerswerk|wolontariat|волонтерство|волонтерська діяльність|εθελοντισμος|εθελοντικη εργασια|gonulluluk|gonullu calismalar|ideellt engagemang|frivilligt arbejde|frivillig|frivillig arbeid|frivillighet`,interests:`hobbies|activities and interests|leisure|passions|interessen|hobbys|freizeit|centres d interet|centres d interets|loisirs|interets|intereses|aficiones|interessi|hobby|interesses|zainteresowania|интересы|увлечения|хобби|інтереси|захоплення|ενδιαφεροντα|χομπι|ilgi alanlari|hobiler|intressen|fritid|fritidsintressen|interesser|fritidsinteresser|hobby s|tempo libero`},$p=[`language skills`,`linguistic skills`,`research interests`],em=/* @__PURE__ */ new Map([[`experience`,`experience`],[`employment`,`experience`],[`jobs`,`experience`],[`worked`,`experience`],[`studied`,`education`],[`studies`,`education`],[`school`,`education`],[`appointments`,`experience`],[`internships`,`experience`],[`education`,`education`],[`qualifications`,`education`],[`skills`,`skills`],[`competencies`,`skills`],[`expertise`,`skills`],[`strengths`,`skills`],[`proficiencies`,`skills`],[`certifications`,`certifications`],[`certification`,`certifications`],[`licensure`,`certifications`],[`registration`,`certifications`],[`ratings`,`certifications`],[`exams`,`certifications`],[`examinations`,`certifications`],[`qualification`,`education`],[`membership`,`memberships`],[`publication`,`publications`],[`history`,`experience`],[`licenses`,`certifications`],[`licences`,`certifications`],[`certificates`,`certifications`],[`training`,`certifications`],[`courses`,`certifications`],[`languages`,`languages`],[`projects`,`projects`],[`publications`,`publications`],[`presentations`,`publications`],[`awards`,`awards`],[`achievements`,`awards`],[`accomplishments`,`awards`],[`honors`,`awards`],[`honours`,`awards`],[`memberships`,`memberships`],[`affiliations`,`memberships`],[`activities`,`memberships`],[`interests`,`interests`],[`summary`,`summary`],[`profile`,`summary`],[`objective`,`summary`],[`kenntnisse`,`skills`],[`erfahrung`,`experience`],[`information`,`other`]]),tm=new Map([`jan january januar janner janv janvier ene enero genn gennaio janeiro januari januar sty stycznia styczen январь января янв січень січня січ ιανουαριος ιανουαριου ιαν ocak oca`,`feb february februar feber febr fevr fev fevrier febrero febbraio fevereiro februari lut lutego luty февраль февраля фев февр лютии лютого лют φεβρουαριος φεβρουαριου φεβ subat sub`,`mar march marz maerz mrz mars marzo marco maart mrt marca marzec март марта мар березень березня бер μαρτιος μαρτιου μαρ mart`,`apr april avr avril abr abril aprile kwi kwietnia kwiecien апрель апреля апр квітень квітня квіт απριλιος απριλιου απρ nisan nis`,`may mai mayo mag maggio maio mei maj maja маи мая травень травня трав μαιος μαιου μαι mayis`,`jun june juni juin junio giu giugno junho cze czerwca czerwiec июнь июня июн червень червня черв ιουνιος ιουνιου ιουν haziran haz`,`jul july juli juil juillet julio lug luglio julho lip lipca lipiec июль июля июл липень липня лип ιουλιος ιουλιου ιουλ temmuz tem`,`aug august aout ago agosto augustus augusti sie sierpnia sierpien август августа авг серпень серпня серп αυγουστος αυγουστου αυγ agustos agu`,`sep sept september septembre septiembre set sett settembre setembro wrz wrzesnia wrzesien сентябрь сентября сен сент вересень вересня вер σεπτεμβριος σεπτεμβριου σεπ σεπτ eylul eyl`,`oct october okt oktober octobre octubre ott ottobre out outubro pazdziernika pazdziernik октябрь октября окт жовтень жовтня жовт οκτωβριος οκτωβριου οκτ ekim eki`,`nov november novembre noviembre novembro lis listopada listopad ноябрь ноября ноя нояб листопад листопада лист νοεμβριος νοεμβριου νοε νοεμ kasim kas`,`dec december dez dezember decembre dic diciembre dicembre dezembro grudnia grudzien декабрь декабря дек грудень грудня груд δεκεμβριος δεκεμβριου δεκ aralik ara desember des`].flatMap((e,t)=>e.split(` `).map(e=>[e,t+1]))),nm=new Set(`spring summer fall autumn winter fruhjahr fruhling sommer herbst ws ss wise sose wintersemester sommersemester printemps ete automne hiver primavera verano otono invierno estate autunno inverno semester michaelmas hilary trinity`.split(` `)),rm=new Set(`present presently current currently now today ongoing continuing heute jetzt laufend aktuell derzeit gegenwart aujourdhui aujourd actuel actuellement maintenant actualidad actual actualmente presente hoy oggi attuale corso cours atual atualmente hoje heden nu nuvarande pagaende obecnie teraz nadal heden pagaende nuværende dd dags naværende сеичас настоящее нині тепер теперішніи наст сьогодні сегодня σημερα παρον τωρα halen gunumuz devam bugun vandaag momenteel natid nutid 至今 现在 現在 今 현재 재직중`.split(` `)),im=new Set(`date fecha jour data dato`.split(` `)),am=new Set(`to ad upto up until till til untill through thru bis a au al hasta jusqua jusqu ate tot until do fino och zu по до εως μεχρι ως kadar til`.split(` `)),om=new Set(`since seit ab depuis desde da dal dallo sinds from von vom de du od sedan siden vanaf с з απο beri sinds`.split(` `)),sm=new Set(`since seit ab depuis desde dal sinds sedan siden vanaf`.split(` `)),cm=/([年月日년월일])|(\p{L}[\p{L}\p{M}]*?(?=[年月日년월일\d]|[^\p{L}\p{M}]|$))|(\d+)|([ \t\u00a0\r\n]+)|([\s\S])/gu,lm=/ï¼[\s\S]/g,um=/(?<![\p{L}\p{N}])[12lI][\dOo]{3}(?![\p{L}\p{N}])/gu,dm=/(?<![\p{L}\p{N}])[Oo](?=\d[/.][12]\d)/gu;function fm(e){let t=gm(e);return Qs(t)?pm(t):hm(t)}function pm(e){let t=[],n=0;for(;n<e.length;){let r=mm(e.charCodeAt(n)),i=n+1;if(r!==`sign`)for(;i<e.length&&mm(e.charCodeAt(i))===r;)i++;t.push({kind:r,text:e.slice(n,i),start:n,end:i}),n=i}return t}function mm(e){return e===32||e===9||e===10||e===13?`space`:o(e)?`number`:i(e)?`word`:`sign`}function hm(e){let t=[];for(let n of e.matchAll(cm)){let[e,r,i,a,o]=n,s=r||i?`word`:a?`number`:o?`space`:`sign`;t.push({kind:s,text:e,start:n.index,end:n.index+e.length})}return t}function gm(e){let t=e.includes(`ï¼`)?e.replace(lm,` - `):e;return/[OolI]\d|\d[OolI]/.test(t)?t.replace(um,e=>e.replace(/[Oo]/g,`0`).replace(/[lI]/g,`1`)).replace(dm,`0`):t}function _m(e,t){let n=e[t];return n?.kind===`word`?vm(e,t,W(n.text)):n?.kind===`number`?Mm(n)===null?n.text.length<=2?Dm(e,t):null:wm(e,t):null}function vm(e,t,n){if(n===`q`&&/^[1-4]$/.test(e[t+1]?.text??``)){let n=xm(e,t+2),r=Number(e[t+1]?.text);return n&&{month:{year:n.year,month:r*3-2},next:n.next,weak:!1}}let r=ym(e,t)?void 0:tm.get(n),i=nm.has(n);if(r===void 0&&!i)return null;let a=xm(e,t+1)??(r?bm(e,t+1):null);if(a)return{month:jm(a.year,r),next:a.next,weak:!1};let o=Sm(e,t+1);if(o!==null)return{month:jm(o,r),next:t+3,weak:!0,isShortYear:!0};let s=n.length>=3;return r!==void 0&&s?{month:{year:0,month:r},next:t+1,weak:!0}:null}function ym(e,t){return e[t+1]?.text!==`,`||e[t-1]?.kind!==`space`?!1:/^(?:d[aeo]|del|della|di|el|l[ao]|the|of)$/i.test(e[t-2]?.text??``)&&e[t-4]?.kind===`word`}function bm(e,t){let n=Pm(e,e[t]?.text===`.`?t+1:t),r=e[n];if(r?.kind!==`number`||r.text.length>2)return null;let i=+!!/^(st|nd|rd|th)$/i.test(e[n+1]?.text??``);return xm(e,n+1+i)}function xm(e,t){let n=t,r=!1;for(let t=0;t<5;t++){let t=e[n];if(!t)return null;if(t.kind===`number`)break;if(/^['’‘`]$/.test(t.text))r=!0;else if(t.kind===`word`?!/^(de|del|of|do)$/i.test(t.text):!/^[\s.,/-]+$/.test(t.text))return null;n++}let i=e[n],a=Mm(i);if(a!==null)return{year:a,next:Cm(e,n+1)};let o=i?.kind===`number`&&i.text.length===2,s=r||/^[-/]$/.test(e[n-1]?.text??``);return o&&s?{year:Im(Number(i.text)),next:n+1}:null}function Sm(e,t){let n=e[t+1];if(e[t]?.text!==` `||n?.kind!==`number`||n.text.length!==2)return null;let r=e[t+2]?.text;return r===void 0||/^[\s)|:;–—-]|^to$/i.test(r)?Im(Number(n.text)):null}function Cm(e,t){return e[t]?.text===`/`&&/^\d\d$/.test(e[t+1]?.text??``)?t+2:t}function wm(e,t){let n=Mm(e[t]);if(n===null||Nm(e,t))return null;let r=e[t+1]?.text??``,i=e[t+2];if(/^[年년]$/.test(r))return Em(e,t,n);let a=i?.kind===`number`?Number(i.text):NaN;if(!(/^[-./‐‑]$/.test(r)&&a>=1&&a<=12&&(i?.text.length??9)<=2))return Tm(e,t,n);let o=e[t+3]?.text===r&&/^\d{1,2}$/.test(e[t+4]?.text??``),s=!o&&a===(n+1)%100&&i?.text.length===2;return{month:{year:n,month:a},next:o?t+5:t+3,weak:!1,...s?{secondYear:n+1}:{}}}function Tm(e,t,n){let r=e[t+2],i=r?.kind===`word`?tm.get(W(r.text)):void 0,a=Pm(e,t+3),o=e[Pm(e,a+1)];return i!==void 0&&/^[-–—]$/.test(e[a]?.text??``)&&o?.kind===`word`&&(tm.get(W(o.text))??0)>=i?{month:{year:n,month:i},next:t+3,weak:!1,isYearFirst:!0}:{month:{year:n},next:t+1,weak:!1}}function Em(e,t,n){let r=Pm(e,t+2),i=Number(e[r]?.text);return i>=1&&i<=12&&/^[月월]$/.test(e[r+1]?.text??``)?{month:{year:n,month:i},next:r+2,weak:!1}:{month:{year:n},next:t+2,weak:!1}}function Dm(e,t){let n=Number(e[t]?.text),r=e[t+1]?.kind===`space`?t+2:t+1,i=e[r]?.text??``,a=e[r+1]?.kind===`space`?r+2:r+1,o=e[a];if(/^[./\-‐‑–]$/.test(i)&&o?.kind===`number`){let r=Mm(o);if(r!==null)return Fm(n)?Am({year:r,month:n},a+1):null;let s=e[a+2];return e[a+1]?.text===i&&s?.kind===`number`?Om([n,Number(o.text),s],i,a+3):!(i===`/`&&o.text.length===2&&Fm(n))||e[t-1]?.text===`/`?null:{...Am({year:Im(Number(o.text)),month:n},a+1),weak:!0}}return n>=1&&n<=31?km(e,t+1):null}function Om([e,t,n],r,i){let a=Mm(n)??(n.text.length===2?Im(Number(n.text)):null);if(a===null)return null;let o=t>12||r===`/`&&e<=12?e:t;if(!Fm(o))return null;let s={month:{year:a,month:t},isSure:e>12};return{...Am({year:a,month:o},i),...Fm(t)?{dayFirst:s}:{}}}function km(e,t){let n=t;for(;n<t+4&&/^([\s.]+|st|nd|rd|th|er|de|of)$/i.test(e[n]?.text??``);)n++;let r=e[n];if(n===t||r?.kind!==`word`||!tm.has(W(r.text)))return null;let i=vm(e,n,W(r.text));return i&&!i.weak?i:null}function Am(e,t){return{month:e,next:t,weak:!1}}function jm(e,t){return t===void 0?{year:e}:{year:e,month:t}}function Mm(e){if(e?.kind!==`number`||e.text.length!==4)return null;let t=Number(e.text);return t>=1940&&t<=2059?t:null}function Nm(e,t){let n=e[t-1]?.text??``,r=e[t+1]?.text??``;return/^[$€£#%]$/.test(n)||/^[%+€$£]$/.test(r)?!0:/^[.,]$/.test(r)&&/^\d{3}$/.test(e[t+2]?.text??``)||/^[.,]$/.test(n)&&e[t-2]?.kind===`number`}function Pm(e,t){return e[t]?.kind===`space`?t+1:t}function Fm(e){return e>=1&&e<=12}function Im(e){return e<60?2e3+e:1900+e}const Lm=/^[-–—−‐‑‒~～－→>/]$/,Rm=2e3,zm=/[12lI][\dOo]{3}|[a-z] \d\d ?(?:[-–—−]|to |until )|['’‘`\-/.‐‑–][ \t\u00a0\r\n]*\d\d|ï¼/,Bm=/\d[\dOo]|\d[ '’]?$/;function Vm(e){let t=e.length>Rm?e.slice(0,Rm):e;return Bm.test(t)&&zm.test(t)?Um(t):Hm}const Hm=[],Um=Vs(e=>{let t=fm(e),n=[],r=0;for(;r<t.length;){let e=Wm(t,r)?null:_m(t,r),i=e&&Gm(t,r,e);i&&n.push(i.found),r=i?i.next:r+1}return n});function Wm(e,t){let n=e[t-1];if(e[t]?.kind===`number`){let e=/^[月월日일]$/.test(n?.text??``);return n?.kind===`word`&&!e&&!am.has(W(n.text))}return n?.kind===`number`}function Gm(e,t,n){let r=e[t]?.start??0,i=Ym(e,n),a=rh(e,t);if(i){let[t,o]=qm(Km(n,i),i),s=t.year===0?sh(t,o):t,c={start:a?.start??r,end:ch(e,i.next),from:s,to:o};return s&&{found:c,next:i.next}}if(n.weak)return null;let o=ch(e,n.next),s=ih(e,n.next);if(s!==null)return Jm({start:a?.start??r,end:ch(e,s),next:s},n.month,`present`);let c={start:r,end:o,next:n.next};if(a?.isOpen||ah(e,n.next)){let t=a?o:e[oh(e,n.next)]?.end??o;return Jm({...c,start:a?.start??r,end:t},n.month,`present`)}return n.secondYear?Jm(c,{year:n.month.year},{year:n.secondYear}):Jm(c,null,n.month)}function Km(e,t){return!e.isShortYear||t.to===`present`||t.isShortYear?e:{...e,month:{...e.month,year:0}}}function qm(e,t){return e.dayFirst?.isSure!==!0&&t.dayFirst?.isSure!==!0?[e.month,t.to]:[e.dayFirst?.month??e.month,t.dayFirst?.month??t.to]}function Jm(e,t,n){return{found:{start:e.start,end:e.end,from:t,to:n},next:e.next}}function Ym(e,t){let n=Zm(e,t.next)??Qm(e,t);if(n===null)return/^[至到]/.test(e[t.next]?.text??``)?{to:`present`,next:t.next+1}:null;let r=$m(e,n.next,n.isWord);if(r!==null)return{to:`present`,next:r};let i=e[n.next],a=i?.kind===`number`&&i.text.length===2?Number(i.text):null,o=Xm(t,_m(e,n.next));if(o&&o.month.year!==0)return t.month.year>o.month.year&&(o.isShortYear||!o.weak&&!t.month.month)?null:{to:o.month,next:o.next,dayFirst:o.dayFirst,isShortYear:o.isShortYear};let s=t.month.year>0&&t.month.month===void 0;return a===null||!s||a<=t.month.year%100?null:{to:{year:t.month.year-t.month.year%100+a},next:n.next+1}}function Xm(e,t){return!e.isYearFirst||t?.month.year!==0?t:{...t,month:{...t.month,year:e.month.year}}}function Zm(e,t){let n=t,r=0,i=0;for(let t=0;t<8;t++){let t=e[n];if(!t)return null;if(t.kind===`space`&&t.text.length<=12)n++;else if(Lm.test(t.text)&&r<2&&++r)n++;else if(/^[.,)(]$/.test(t.text)&&r+i===0)n++;else if(t.kind===`word`&&am.has(W(t.text))&&++i)n++;else if(i>0&&/^(the|la|le|ce|l|il|['’])$/i.test(t.text))n++;else break}return r+i>0?{next:n,isWord:i>0}:null}function Qm(e,t){let n=e[t.next];return n?.kind===`space`&&n.text.length>1&&t.dayFirst&&_m(e,t.next+1)?.dayFirst?{next:t.next+1,isWord:!1}:null}function $m(e,t,n){let r=e[t];if(r?.kind!==`word`)return/^[今현现現至]/.test(r?.text??``)?t+1:null;let i=W(r.text);if(rm.has(i)||rm.has(r.text))return nh(e,t);if(/^(en|in|em)$/.test(i)&&/^(cours|corso|curso)$/i.test(e[t+2]?.text??``))return t+3;if(i===`н`&&e[t+1]?.text===`.`)return eh(e,t);if(!n&&th(e,t))return t+1;let a=!e[t+1]||/^[),|]$|^\s{2,}$|^\s*[\r\n]$/.test(e[t+1]?.text??``);return im.has(i)&&(n||a)?t+1:null}function eh(e,t){let n=e[t+2]?.kind===`space`?t+3:t+2;return e[n]?.text===`в`?e[n+1]?.text===`.`?n+2:n+1:null}function th(e,t){let n=e[t]?.text??``,r=e[t+1]?.text,i=r===void 0||/^[)|\]]$|^\t|^ {3}/.test(r),a=Lm.test(e[t-1]?.text??``)||Lm.test(e[t-2]?.text??``);return i&&a&&/^\p{Ll}{2,10}$/u.test(n)&&!tm.has(W(n))}function nh(e,t){let n=/^aujourd$/i.test(e[t]?.text??``)&&/^hui$/i.test(e[t+2]?.text??``),r=/^(?:время|час|moment|tid|ediyor)$/i.test(e[t+2]?.text??``);return n||r?t+3:t+1}function rh(e,t){let n=e[t-(e[t-1]?.kind===`space`?2:1)];return n?.kind!==`word`||!om.has(W(n.text))?null:{start:n.start,isOpen:sm.has(W(n.text))}}function ih(e,t){let n=oh(e,t),r=e[n];return r?.kind===`word`&&/^onwards?$/i.test(r.text)?n+1:null}function ah(e,t){let n=oh(e,t);if(!/^[-–—]$/.test(e[n]?.text??``))return!1;let r=e[n+1];return r?r.kind===`space`?r.text.length>1||/\t/.test(r.text)||e[n+2]?.text===`)`:r.text===`)`:!0}function oh(e,t){return e[t]?.kind===`space`?t+1:t}function sh(e,t){return t===`present`||!e.month?null:{year:t.year,month:e.month}}function ch(e,t){return e[t-1]?.end??0}const lh=new Set(`mr mrs ms miss mx dr prof professor sir dame the rev revd reverend canon ven venerable fr sr sra herr frau dipl ing dipl-ing ir mag drs mme mlle monsieur madame don dona sig sigra eng engr captain capt lt col sgt hon major maj lieutenant colonel sergeant brigadier general commander cpl pvt retd ret pr`.split(` `));new Set(`archer baker barber brewer butcher butler carpenter carter carver chandler clerk cook cooper driver farmer fisher forester gardener glover harper hunter judge marshall mason merchant miller minister painter pastor piper porter potter sawyer shepherd singer steward tailor taylor thatcher turner usher waiter warden weaver`.split(` `)),new Set(`line prep bus truck taxi van lorry delivery pipe sign deck ship stone brick pastry cake fry short wood dining wine house school army private personal`.split(` `));const uh=new Set(`rn bsn msn lpn lvn cna np fnp aprn crna pa pac md do phd dphil mba cpa cfa cma cia acca aca fca cima ca pmp csm cissp ccna esq jd llm llb lcsw lmsw msw mph ma mfa msc bsc ms bs ba beng meng ceng mice pe eit ra aia leed shrm-cp shrm-scp phr sphr cipd mcipd chrp rd rdn ldn dpt pt ot otr slp ccc-slp dds dmd dvm od pharmd rph emt emt-p nremt psyd edd frcs mrcp mrcgp fcca dip hons obe mbe rm rgn rmn scphn fea qts pgce cscs iii ii iv jr sr bed cmp cfp frm asq six sigma`.split(` `));new Set(`van von der den de del della di da dos das du la le los el al bin ibn bint abu ben y e zu zum zur ten ter af av of und nee ne geb geborene born née`.split(` `));const dh=/\s*[([]?\b(?:she|he|they|ze|xe|elle|iel|sie|er)\s?\/\s?[\p{L}/ ]{2,20}[)\]]?/iu;function fh(e,t){let{start:n,end:r}=t,i=dh.exec(e.slice(n,r));i&&i.index>2&&(r=n+i.index);let a=B(e.slice(n,r),ph).map(e=>({quote:e[0],start:n+e.index,end:n+e.index+e[0].length}));for(;a.length>1&&lh.has(mh(a[0]));)a.shift();for(;a.length>1&&hh(a.at(-1));)a.pop();for(;a.length>2&&gh(e,a.at(-1));)a.pop();return{start:a[0]?.start??n,end:a.at(-1)?.end??r}}const ph=/[^\s,]+/g;function mh(e){return W(e?.quote??``).replace(/[.()]/g,``)}function hh(e){let t=mh(e);return!e||!uh.has(t)?!1:t===`hons`||/\p{Lu}.*\p{Lu}|\./u.test(e.quote)}function gh(e,t){return t!==void 0&&e[t.start-2]===`,`&&/^\p{Lu}{2,6}$/u.test(t.quote)}function _h(e){return e.find(({from:e})=>e!==null)??e[0]??null}function vh({skills:e,skill_groups:t=[]}){let n=[...e],r=t.map(({label:e,skills:t})=>({label:e,skills:t.filter(e=>{let t=n.indexOf(e);return t>=0&&n.splice(t,1),t>=0})}));return n.length===0?r:[...r,{label:``,skills:n}]}function yh(e){return/^[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}$/u.test(e)?`mailto:${e}`:/^https?:\/\/[^\s<>"]+$/i.test(e)?e:/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"]*)?$/i.test(e)?`https://${e}`:null}function bh(e,t){return[...xh(e,t),...t.order.flatMap(n=>Th[n](e,t))]}function xh({header:e},t){let{name:n,headline:r=``,email:i,phone:a,location:o,links:s}=e,c=[o,a,i].map(Q).filter(Boolean),l=s.map(Q).filter(Boolean),u=[...c,...l].join(t.contactSeparator).length<=Sh;return[...Z(`name`,`header.name`,n),...Z(`headline`,`header.headline`,r),...Ch(u?[[...c,...l]]:[c,l],t)]}const Sh=88;function Ch(e,t){return e.filter(e=>e.length>0).map(e=>({role:`contact`,path:`header`,runs:e.flatMap((e,n)=>[...n>0?[{text:t.contactSeparator}]:[],wh(e)])}))}function wh(e){let t=yh(e);return t?{text:e,look:{href:t}}:{text:e}}const Th={summary:({summary:e})=>Eh(`Summary`,`summary`,Ph(e).flatMap(e=>Z(`text`,`summary`,e))),experience:({experience:e},t)=>Eh(`Experience`,`experience`,e.flatMap((e,n)=>jh(e,n,t))),education:({education:e},t)=>Eh(`Education`,`education`,e.flatMap((e,n)=>Mh(e,n,t))),skills:e=>Eh(`Skills`,`skills`,Ah(e)),others:({others:e})=>e.flatMap(({heading:e,items:t},n)=>Eh(Q(e)||`More`,`others.${n}`,Dh(e,t)?Z(`text`,`others.${n}.items.0`,kh(t)):t.flatMap((e,t)=>Z(`bullet`,`others.${n}.items.${t}`,e))))};function Eh(e,t,n){return n.length===0?[]:[...Z(`heading`,t,e),...n]}function Dh(e,t){return/^(?:languages?|interests|hobbies|sprachen|langues|idiomas|lingue)\b/i.test(Q(e))&&t.filter(e=>Q(e)!==``).length>1&&t.every(e=>Q(e).length<=Oh&&!e.includes(`|`))}const Oh=40;function kh(e){let t=e.map(Q).filter(Boolean);return t.join(t.some(e=>/[,;]/.test(e))?` | `:`, `)}function Ah(e){let t=0;return vh(e).flatMap(({label:e,skills:n})=>{let r=`skills.${t}`;t+=n.length;let i=n.map(Q).filter(Boolean).join(`, `),a=Q(e).replace(/:$/,``);return i===``||a===``?Z(`text`,r,i):[{role:`text`,path:r,runs:[{text:`${a}: `,look:{bold:!0}},{text:i}]}]})}function jh({title:e,company:t,dates:n,bullets:r},i,a){let o=`experience.${i}`;return[...Nh({path:o,title:e,place:t,dates:n},a),...r.flatMap((e,t)=>Z(`bullet`,`${o}.bullets.${t}`,e))]}function Mh(e,t,n){let{degree:r,institution:i,dates:a,details:o}=e,s=`education.${t}`;return[...Nh({path:s,title:r,place:i,dates:a},n),...o.flatMap((e,t)=>Z(`bullet`,`${s}.details.${t}`,e))]}function Nh({path:e,title:t,place:n,dates:r},{entry:i}){let[a,o]=i===`company-first`?[n,t]:[t,n],[s,c]=[Q(a),Q(o)],l=Q(r);if(s===``&&c===``&&l===``)return[];let u=t=>({role:`entry`,path:e,runs:t});return s===``||c===``?[{...u([{text:s||c}]),right:l}]:i===`one-line`?[{...u([{text:s},{text:` | ${c}`,look:{bold:!1}}]),right:l}]:[u([{text:s}]),{role:`subentry`,path:e,runs:[{text:c}],right:l}]}function Z(e,t,n){let r=Q(n);return r===``?[]:[{role:e,path:t,runs:[{text:r}]}]}function Ph(e){return e.split(/\n+/)}function Q(e){return e.replace(/[\s\p{Cc}]+/gu,` `).trim()}function Fh({lines:e},t,n){let r=e=>e===t||e.startsWith(`${t}.`);return e.filter(({paragraph:e})=>r(e.path)&&(n===void 0||e.role===n))}function $(e,t){let n=e.slice(t.start,t.end);return{text:n,quote:n,span:{start:t.start,end:t.end}}}function Ih(e,t,{start:n,end:r}){let i=t.replace(/[\s\p{Cc}]+/gu,` `).trim(),a=i===``?-1:e.indexOf(i,n);return a<0||a+i.length>r?null:$(e,{start:a,end:a+i.length})}function Lh(e,t,n){let r=n.start;return t.flatMap(t=>{let i=Ih(e,t,{start:r,end:n.end});return r=i?.span.end??r,i??[]})}function Rh(e){let t=[],n=``;for(let r of e){let{role:e,runs:i,right:a=``}=r;(e===`heading`||e===`entry`)&&(n+=`
`);let o=n.length;e===`bullet`&&(n+=`- `);let s={start:n.length,end:n.length+Bh(i)};n+=zh(i);let c={start:n.length,end:n.length};a!==``&&(c.start+=1,n+=`\t${a}`,c.end=n.length),t.push({start:o,end:n.length,paragraph:r,words:s,right:c}),n+=`
`}return{text:n,lines:t}}function zh(e){return e.map(e=>e.text).join(``)}function Bh(e){return e.reduce((e,t)=>e+t.text.length,0)}function Vh(e,t){let n=Uh(e,`experience.${t}`),{title:r=``,company:i=``}=e.document.experience[t]??{};if(!n)return[];let{head:a,dates:o,bullets:s,span:c}=n,[l,u]=Wh(e.text,[r,i],a);return[{title:l,company:u,...o,bullets:s,span:c}]}function Hh(e,t){let n=Uh(e,`education.${t}`),{degree:r=``,institution:i=``}=e.document.education[t]??{};if(!n)return[];let{head:a,dates:o,bullets:s,span:c}=n,[l,u]=Wh(e.text,[r,i],a);return[{degree:l,institution:u,...o,details:s,span:c}]}function Uh(e,t){let{text:n}=e,r=Fh(e,t),[i,a]=[r[0],r.at(-1)];if(!i||!a)return null;let o=r.filter(({paragraph:e})=>e.role!==`bullet`),s=r.filter(({paragraph:e})=>e.role===`bullet`).map(({words:e})=>$(n,e)),c=o.map(e=>e.right).find(({start:e,end:t})=>e<t),l=c?$(n,c):null,u=_h(Vm(l?.text??``));return{head:o,dates:{dates:l,from:u?.from??null,to:u?.to??null},bullets:s,span:{start:i.start,end:a.end}}}function Wh(e,t,n){let[r,i]=n,[a,o]=t.map(e=>e.trim()!==``);if(!r)return[null,null];if(a&&o)return[$(e,r.words),i?$(e,i.words):null];let s=r.words.start<r.words.end?$(e,r.words):null;return a?[s,null]:[null,s]}function Gh(e){let t=Gs(e),n=e.split(Kh).map(Gs),[r]=n.length>1?n.flatMap(e=>Jh(e)??[]):[],i=qh.get(t)??r??Jh(t)??Yh(t);return Zp.find(e=>e===i)??`other`}const Kh=/[&/,+|]|\b(?:and|und|et|y|e)\b/iu,qh=new Map([...$p.map(e=>[e,`other`]),...Zp.flatMap(e=>Qp[e].split(`|`).map(t=>[t,e]))]);function Jh(e){return qh.get(e)??em.get(e.slice(e.lastIndexOf(` `)+1))}function Yh(e){return em.get(e.split(` `,1)[0]??``)}function Xh({text:e,lines:t}){let n=t.filter(({paragraph:e})=>e.role===`heading`),r=t.slice(0,n[0]?t.indexOf(n[0]):t.length),i=n.map((r,i)=>{let a=n[i+1],o=t.slice(t.indexOf(r)+1,a?t.indexOf(a):t.length);return{kind:Zh.get(r.paragraph.path)??Gh(e.slice(r.start,r.end)),heading:$(e,r.words),body:Qh(o,r.end)}}),a={kind:`header`,heading:null,body:Qh(r,0)};return r.length>0?[a,...i]:i}const Zh=/* @__PURE__ */ new Map([[`summary`,`summary`],[`experience`,`experience`],[`education`,`education`],[`skills`,`skills`]]);function Qh(e,t){return{start:e[0]?.start??t,end:e.at(-1)?.end??t}}function $h(e,t){let{text:n,document:r}=e;return r.others.flatMap(({items:r},i)=>{let[a,...o]=Fh(e,`others.${i}`),s=t.find(({heading:e})=>e?.span.start===a?.words.start);if(!a||!s)return[];let[c]=o,l=o.length===1&&c?.paragraph.role===`text`?Lh(n,r,c):o.map(({words:e})=>$(n,e));return[{kind:s.kind,heading:s.heading,items:l}]})}function eg(e){let{text:t,lines:n}=Rh(bh(e,tg)),r={text:t,lines:n,document:e},i=Xh(r),a=$h(r,i),o=e=>a.filter(t=>t.kind===e).flatMap(({items:e})=>e),s=Fh(r,`summary`,`text`).map(({words:e})=>$(t,e)),[c,l]=[s[0],s.at(-1)],u={header:ig(r),summary:c&&l?$(t,{start:c.span.start,end:l.span.end}):null,summaryItems:s,experience:e.experience.flatMap((e,t)=>Vh(r,t)),education:e.education.flatMap((e,t)=>Hh(r,t)),skills:ag(r),certifications:[],languages:[],projects:o(`projects`),volunteering:o(`volunteering`),others:a.filter(({kind:e})=>!ng.has(e)),unplaced:a.filter(({heading:e})=>e?.text===`Also in the CV`).flatMap(rg),sections:i};return Hs(),{text:t,lines:n,cv:{...u,confidence:1,doubts:[]}}}const tg={order:[`summary`,`experience`,`education`,`skills`,`others`],entry:`title-first`,contactSeparator:` | `},ng=/* @__PURE__ */ new Set([`projects`,`volunteering`]);function rg({items:e}){return e}function ig(e){let{text:t,document:n}=e,r=n.header,i=Fh(e,`header`),[a]=i.filter(({paragraph:e})=>e.role===`name`),[o]=i.filter(({paragraph:e})=>e.role===`headline`),s=i.filter(({paragraph:e})=>e.role===`contact`),c=e=>s.reduce((n,r)=>n??Ih(t,e,r),null),l=r.links.flatMap(e=>c(e)??[]);return{name:a?$(t,fh(t,a.words)):null,...o?{headline:$(t,o.words)}:{},email:c(r.email),phone:c(r.phone),location:c(r.location),links:l.map(e=>({...e,href:yh(e.text)??e.text}))}}function ag(e){let{text:t,document:n}=e,r=0;return vh(n).flatMap(({label:n,skills:i},a)=>{let[o]=Fh(e,`skills.${r}`);if(r+=i.length,!o)return[];let s=n.trim().replace(/:$/,``),c=o.words.start+(s===``?0:s.length+1);return Lh(t,i,{start:c,end:o.words.end}).map(e=>({...e,list:a,...s===``?{}:{group:s}}))})}function og({cvText:e,cv:t,posting:n,today:r}){let i=Pp({posting:n,told:{cv:t,worded:Yp(da().lexicon,e)},today:r});return i.status===`refused`?i:Ra(i,{today:r})}const sg=Kl(({job:e})=>e.text);function cg(e,t){return sg(t,()=>{let n=Xp(da().lexicon,t);return{job:lg(e,{text:t,tokens:n}),tokens:n}})}function lg(e,{text:t,tokens:n}){let{version:r,fields:i,requirements:a,keywords:o,boilerplate:s,...c}=e;return{text:t,...c,profile:go(i),requirements:a.map(e=>({...e,quote:za(t,e.quote)})),keywords:o.map(({root:e,word:t,weight:n})=>({root:e,number:w(e),word:t,weight:n})),roots:new Fp(n),boilerplate:s,wordCount:n.length}}function ug({to:e}){return e!==`present`}function dg({dates:e}){return Vm(e).every(ug)}function fg(e,t){let n=e.split(/(,? and |, )/).map((e,n)=>n%2==1?e:pg(e,t));return n.includes(null)?null:L(n.join(``))}function pg(e,t){let[n,r=``]=/^(?:the )?([a-z]+) of (?=\S)/i.exec(e)??[],i=n&&mg(r.toLowerCase());return i?`${t?N(i):i} ${e.slice(n.length)}`:null}function mg(e){let t=F(e);if(t?.form===`ing`)return t.base;let n=qr(e);return(n&&hg.get(n))??null}const hg=new Map([...P.keys()].map(e=>[y(e),e]));function gg(e){let t=[...e.matchAll(vg)].map(({0:e,index:t})=>({written:e,start:t,end:t+e.length})),n=``,r=0,i=`open`,a=!0;for(let[o,s]of t.entries()){a||=Cg.test(e.slice(t[o-1]?.end??s.start,s.start));let c={line:e,words:t,at:o,scope:i,isChain:a},l=yg(c);if(l===`unsure`||o===0&&l===null)return null;i=Og(c),a&&=Dg(s),l!==null&&(n+=e.slice(r,s.start)+(_g(s.written)?L(l):l),r=s.end)}return n===``?null:L(n+e.slice(r))}function _g(e){return/^\p{Lu}/u.test(e)}const vg=/\p{L}+(?:[’'-]\p{L}+)*/gu;function yg({line:e,words:t,at:n,scope:r,isChain:i}){let a=t[n],o=t[n-1];if(!a)return null;let s=o?e.slice(o.end,a.start):``;if(!o||Cg.test(s))return xn(e.slice(a.start))?.past??null;let c=Eg(a.written),l=Tg.has(o.written.toLowerCase())||/[,&/]/.test(s);return c?l?r===`inner`?null:r===`unsure`?`unsure`:i||P.has(c)&&!On.has(c)&&!Ag.has(c)||bg.has(t[n+1]?.written.toLowerCase()??``)?N(c):`unsure`:xg(t,n)&&!wg.test(s)?`unsure`:null:l&&Sg.has(t[n+1]?.written??``)?`unsure`:null}const bg=new Set(`a an the all any each every both our your their his her its my this that these those them him me us how what why whether when`.split(` `));function xg(e,t){let[n,r,i]=[e[t-1],e[t],e[t+1]];return!n||!r||!i||t<2?!1:_g(r.written)&&!_g(n.written)&&!_g(i.written)}const Sg=/* @__PURE__ */ new Set([`up`,`out`,`off`,`down`]),Cg=/[.!?;:]\s|\n/,wg=/[“"(]/,Tg=/* @__PURE__ */ new Set([`and`,`or`,`then`,`also`]);function Eg(e){let t=F(e);return t?.form===`base`&&N(t.base)!==t.base?t.base:null}function Dg({written:e}){return Tg.has(e.toLowerCase())||F(e)?.form===`base`}function Og({line:e,words:t,at:n,scope:r}){let i=t[n],a=t[n+1];if(!i||!a)return r;if(Cg.test(e.slice(i.end,a.start)))return`open`;let o=i.written.toLowerCase();if(kg.has(o))return`inner`;if(o!==`to`||r===`inner`)return r;let s=a.written.toLowerCase();return F(s)?.form===`base`?`inner`:kn.has(s)||/s$|ing$/.test(s)||/^\p{Lu}/u.test(a.written)?r:`unsure`}const kg=new Set(`who that which where when while if whether how what will can could would may might must should`.split(` `)),Ag=new Set(`complete open clean direct secure correct clear empty separate select express present welcome own`.split(` `));function jg(e,{isPast:t}){let n=Gg($g(e),t);return t?gg(n)??n:n}function Mg(e){return Wn(e)||e.includes(`[number]`)?e:Ng(e)}function Ng(e){return`${e.replace(/(?<![\s.;,])[\s.;,]+$/,``)}, [number] [of what, or how often]`}function Pg(e){let t=e.replace(/\bmy own\b/g,`own`).replace(/\b([mM])y\b(?=\s+\p{L})/gu,(e,t)=>t===`M`?`The`:`the`);return/\b(?:I|me|I'm|I’m|myself)\b/.test(t)?e:t}function Fg(e){let t=/\p{L}+/u.exec(e)?.[0]??``,n=gn.get(t.toLowerCase());return n?[L(n+e.slice(e.indexOf(t)+t.length))]:[]}function Ig(e){let t=Hg.exec(e)?.[0];if(t){if(Vg.test(e))return`${Rg} [what]`;let n=e.slice(t.length);return Lg(n)?e:`${Bg.test(n)?zg:Rg} ${n}`}let n=Ug.exec(e);if(!n)return e;let[r,i=``,a=``]=n,o=e.slice(r.length);return`[What you yourself did] ${Wg(i.toLowerCase(),a.toLowerCase())} ${o}`}function Lg(e){let[t=``,n=``]=e.split(` `);return Qg(t)!==null&&!Jg.test(n)&&!Kg.test(e)}const Rg=`[Planned, ran, built …]`,zg=`[Led, trained, supervised …]`,Bg=/^(?:(?:a|an|the|my|all|up|to|of|team|crew|\d+|two|three|four|five|six|seven|eight|nine|ten|new|junior) )*(?:apprentices|trainees|staff|people|team|crew|volunteers|students|employees|workers|nurses|assistants|interns)\b/i,Vg=/\bnot limited to\W*$/i,Hg=/^(?:was )?(?:responsible for|in charge of|tasked with|(?:my )?(?:duties|responsibilities|role) include[sd]?)[\s:,–-]+(?=\S)/i,Ug=/^(helped|assisted|worked|(?:was )?involved|participated|took part|dealt|exposure|familiar|experience)(?: (with|in|on|as|to))? (?=\S)/i;function Wg(e,t){return t!==``&&t!==`to`?t:e===`helped`||e===`assisted`?`to help`:`with`}function Gg(e,t){if(!Kn(e))return e;let n=Hg.exec(e)?.[0];if(!n)return e;let r=e.slice(n.length),[i=``,...a]=r.split(` `),o=Qg(i);return o&&(Kg.test(r)||qg(o,a))?e:!o||a[0]===`of`?fg(r,t||/^was /i.test(n))??e:L([t?P.get(o)??o:o,...a.map((e,n)=>Zg(e,a[n-1]??``,t))].join(` `))}const Kg=/^(?:\p{L}+\W*$|(?:train|coach|teach|build)ing (?:record|material|programme|course|session|plan|budget|control|maintenance)|meeting room|planning (?:perm|appl)|operating (?:cost|budget|system))/iu;function qg(e,t){let n=Jg.test(t[0]??``);return t.some((r,i)=>!/^(?:and|or|&)$|,$/.test(t[i-1]??``)||Jg.test(r)||F(r)?.form===`ing`?!1:n?i===1:Yg.test(e)&&!Xg(t.slice(i).join(` `)))}const Jg=/^(?:and|or|of|&)$/,Yg=/^(?:train|coach|teach|mentor|recruit|hire|supervise|lead)$/;function Xg(e){return Bg.test(e)||/^(?:\p{L}+ )?\p{L}+(?:[eo]r|ist|ee|[ae]nt)s\b/u.test(e)}function Zg(e,t,n){let r=t===`and`||t.endsWith(`,`)?F(e):null;return r?.form===`ing`?n?N(r.base):r.base:e}function Qg(e){let t=F(e);return t?.form===`ing`&&P.has(t.base)?t.base:null}function $g(e){let t=/^I (?:also )?(\p{L}+)/u.exec(e);if(!t)return e;let n=L(e.slice(e.indexOf(t[1]??``,2)));return e_.test(t[1]??``)&&Gg(n,!0)===n?e:n}const e_=/^(?:was|am|have|had|were|did|do|would|could|can)$/;function t_(e){let t=[...e.matchAll(/[.;]\s+/g)].map(({index:e,0:t})=>({end:e,next:e+t.length})),n=e.length/2,r=t.toSorted((e,t)=>Math.abs(e.end-n)-Math.abs(t.end-n))[0];if(!r)return[];let i=[e.slice(0,r.end),e.slice(r.next)];return i.every(e=>e.split(/\s+/).length>=4)?i.map(L):[]}function n_(e){let t=a_(e);return e.experience.flatMap((e,n)=>e.bullets.flatMap((r,i)=>{let a=`experience.${n}.bullets.${i}`,o={bullet:r,isPast:dg(e),isRepeated:t.has(a)};return r.trim()===``?[]:r_.flatMap(e=>i_(e,o,a))}))}const r_=[{code:`weak-verb`,meaning:`Opens with a duty. Open with what you did.`,applies:({bullet:e})=>Kn(e),fix:({bullet:e,isPast:t})=>{let n=jg(e,{isPast:t});return[n===e?Ig(e):n]}},{code:`first-person`,meaning:`Leave out “I” and “my”: the page is about you already.`,applies:({bullet:e})=>/\b(?:I|my|me|I'm|I’m|myself)\b/.test(e),fix:({bullet:e,isPast:t})=>[Pg(jg(e,{isPast:t}))]},{code:`tense`,meaning:`This role has ended: tell it in the past.`,applies:({bullet:e,isPast:t})=>t&&hn.has(Gt(e))&&xn(e)!==null,fix:({bullet:e,isPast:t})=>[jg(e,{isPast:t})]},{code:`no-result`,meaning:`Says what was done, not what came of it. How many, how much, how often?`,applies:({bullet:e})=>!Wn(e)&&!e.includes(`[number]`),fix:({bullet:e})=>[Mg(e)]},{code:`too-long`,meaning:`Longer than most people read. Two lines say it better.`,applies:({bullet:e})=>e.split(/\s+/).length>40,fix:({bullet:e})=>t_(e)},{code:`repeated-verb`,meaning:`Opens like other lines above. Another verb keeps people reading.`,applies:({isRepeated:e})=>e,fix:({bullet:e})=>Fg(e)}];function i_({code:e,meaning:t,applies:n,fix:r},i,a){if(!n(i))return[];let o=r(i);return[{code:e,path:a,meaning:t,fix:o.length>1||o.length===1&&o[0]!==i.bullet?o:[]}]}function a_({experience:e}){let t=/* @__PURE__ */ new Map,n=/* @__PURE__ */ new Set;return e.forEach(({bullets:e},r)=>{e.forEach((e,i)=>{let a=y(Gt(e));if(a===``)return;let o=(t.get(a)??0)+1;t.set(a,o),o>2&&n.add(`experience.${r}.bullets.${i}`)})}),n}function o_(e){return n_(e).map(({path:e,code:t,meaning:n,fix:r})=>({path:e,code:t,advice:n,fix:r}))}function s_(e){return eg(e)}function c_({lines:e},t){return e.find(({start:e,end:n})=>e<=t&&t<n)?.paragraph.path??null}async function l_({text:e,read:t}){if(t?.version===11)return cg(t,e);try{return await(await import(`./posting-reader-DaYcHr7w.js`)).readPasted(e)}catch{return null}}async function u_({cv:e,posting:t,today:n}){let r=s_(e),i=Ap({cvText:r.text,jobText:t.text});if(i)return d_(i);let a=await l_(t);if(!a)return{status:`unread`};let o=og({cvText:r.text,cv:r.cv,posting:a,today:n});return o.status===`refused`?d_(o):f_(o,r)}function d_({reason:e}){return{status:`refused`,words:kp[e]}}function f_(e,t){return{status:`scored`,score:e.score,band:e.band,giveOrTake:e.certainty.points,ceiling:e.ceiling,subScores:[...e.subScores.map(({name:e,percent:t})=>({name:e,percent:t})),{name:`Phrasing`,percent:e.quality.phrasing},{name:`ATS readiness`,percent:e.quality.atsReadiness}],rows:p_(e,t)}}function p_({rows:e,receipt:t},n){return e.flatMap(({requirement:e,status:r,evidence:i,how:a})=>{let o=t.find(({requirementId:t})=>t===e.id);if(!o)return[];let s=i[0];return[{id:e.id,text:e.text,importance:e.importance,status:r,points:o.tenths/10,of:o.ofTenths/10,isInOwnWords:a===`told`,quote:s?.quote??null,path:s?c_(n,s.start):null}]}).sort((e,t)=>t.of-e.of)}async function m_(e){if(e.kind===`weigh`){let t=await h_(e,e.changed);return{kind:`weigh`,path:e.path,weight:t}}let{cv:t,posting:n,today:r}=e;return{kind:`score`,score:n&&await u_({cv:t,posting:n,today:r}),notes:o_(t)}}async function h_({cv:e,posting:t,today:n},r){if(t===null)return null;let i=await u_({cv:e,posting:t,today:n}),a=await u_({cv:r,posting:t,today:n});return i.status!==`scored`||a.status!==`scored`?null:{points:a.score-i.score,phrasing:g_(a)-g_(i)}}function g_({subScores:e}){return e.find(({name:e})=>e===`Phrasing`)?.percent??0}da(),addEventListener(`message`,async({data:e})=>{postMessage(await m_(e))});export{o as $,za as A,dn as B,So as C,Ha as D,Qa as E,qr as F,D as G,Jt as H,Mr as I,C as J,T as K,Ar as L,L as M,da as N,Ba as O,Li as P,r as Q,jr as R,xo as S,no as T,M as U,j as V,A as W,y as X,me as Y,s as Z,Ro as _,wd as a,U as b,Vl as c,Bl as d,a as et,Ll as f,hs as g,vs as h,Cd as i,B as j,V as k,Hl as l,Gc as m,Fp as n,ju as o,Fl as p,xe as q,Mf as r,Kl as s,Yp as t,Gl as u,Lo as v,co as w,Po as x,Fo as y,fn as z};