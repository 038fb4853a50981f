/** The texts of the login page in the console's languages. The page has no script, so the server selects the language. */

/** The reason for a failed login. */
export type LoginProblem =
  | { readonly kind: 'out-of-date' | 'empty' | 'no-token' | 'busy' | 'refused' | 'too-long' }
  /** With a status or the message of the network, in English. */
  | { readonly kind: 'server-error' | 'unreachable'; readonly detail: string };

export type LoginTexts = {
  readonly title: string;
  readonly token: string;
  /** With `{command}`. */
  readonly help: string;
  readonly command: string;
  readonly submit: string;
  /** With `{detail}` where there is one. */
  readonly problems: Readonly<Record<LoginProblem['kind'], string>>;
};

const EN: LoginTexts = {
  title: 'Log in to Operator Hub',
  token: 'Bearer token',
  help: 'Of a user or a service account of this cluster, such as {command} prints. What you do here happens with its rights. The token is kept, encrypted, in a cookie of this browser until you log out, for twelve hours at most.',
  command: 'kubectl create token <service account>',
  submit: 'Log in',
  problems: {
    'out-of-date': 'This form is out of date. Try again.',
    empty: 'Enter a token.',
    'no-token': 'This is no token: there are spaces in it, or letters that no token has.',
    busy: 'Too many people are logging in. Try again in a moment.',
    refused: 'The cluster does not accept this token. It may have expired.',
    'too-long': 'This token is too long to be kept in a cookie.',
    'server-error': 'The API server answers with an error ({detail}).',
    unreachable: 'The API server cannot be reached: {detail}.',
  },
};

const ES: LoginTexts = {
  title: 'Iniciar sesión en Operator Hub',
  token: 'Token de portador',
  help: 'De un usuario o una cuenta de servicio de este clúster, como el que muestra {command}. Lo que haga aquí se hace con sus permisos. El token se guarda cifrado en una cookie de este navegador hasta que cierre la sesión, doce horas como máximo.',
  command: 'kubectl create token <cuenta de servicio>',
  submit: 'Iniciar sesión',
  problems: {
    'out-of-date': 'Este formulario ha caducado. Inténtelo de nuevo.',
    empty: 'Introduzca un token.',
    'no-token': 'Esto no es un token: contiene espacios o caracteres que ningún token tiene.',
    busy: 'Demasiadas personas están iniciando sesión. Inténtelo de nuevo en un momento.',
    refused: 'El clúster no acepta este token. Es posible que haya caducado.',
    'too-long': 'Este token es demasiado largo para guardarlo en una cookie.',
    'server-error': 'El servidor de la API responde con un error ({detail}).',
    unreachable: 'No se puede acceder al servidor de la API: {detail}.',
  },
};

const FR: LoginTexts = {
  title: 'Se connecter à Operator Hub',
  token: 'Jeton d’accès (bearer token)',
  help: 'D’un utilisateur ou d’un compte de service de ce cluster, tel que l’affiche {command}. Vos actions ici sont effectuées avec ses droits. Le jeton est conservé, chiffré, dans un cookie de ce navigateur jusqu’à votre déconnexion, pendant douze heures au maximum.',
  command: 'kubectl create token <compte de service>',
  submit: 'Se connecter',
  problems: {
    'out-of-date': 'Ce formulaire a expiré. Réessayez.',
    empty: 'Saisissez un jeton.',
    'no-token':
      'Ceci n’est pas un jeton\u202f: il contient des espaces ou des caractères qu’aucun jeton ne comporte.',
    busy: 'Trop de personnes se connectent en même temps. Réessayez dans un instant.',
    refused: 'Le cluster n’accepte pas ce jeton. Il a peut-être expiré.',
    'too-long': 'Ce jeton est trop long pour être conservé dans un cookie.',
    'server-error': 'Le serveur d’API renvoie une erreur ({detail}).',
    unreachable: 'Le serveur d’API est injoignable\u202f: {detail}.',
  },
};

const JA: LoginTexts = {
  title: 'Operator Hub へのログイン',
  token: 'Bearer トークン',
  help: 'このクラスターのユーザーまたはサービスアカウントのトークンです。たとえば {command} で表示されます。ここでの操作は、その権限で実行されます。トークンは暗号化され、ログアウトするまで (最長 12 時間) このブラウザーの Cookie に保存されます。',
  command: 'kubectl create token <サービスアカウント>',
  submit: 'ログイン',
  problems: {
    'out-of-date': 'このフォームは期限切れです。もう一度お試しください。',
    empty: 'トークンを入力してください。',
    'no-token':
      'これはトークンではありません。空白か、トークンに使用されない文字が含まれています。',
    busy: '多数のユーザーがログイン中です。しばらくしてからもう一度お試しください。',
    refused: 'クラスターがこのトークンを受け付けません。有効期限が切れている可能性があります。',
    'too-long': 'このトークンは長すぎるため、Cookie に保存できません。',
    'server-error': 'API サーバーがエラーを返しました ({detail})。',
    unreachable: 'API サーバーに接続できません：{detail}',
  },
};

const KO: LoginTexts = {
  title: 'Operator Hub에 로그인',
  token: 'Bearer 토큰',
  help: '이 클러스터의 사용자 또는 서비스 계정의 토큰입니다. 예를 들어 {command} 명령으로 출력됩니다. 여기에서 수행하는 작업은 해당 권한으로 실행됩니다. 토큰은 로그아웃할 때까지 최대 12시간 동안 암호화되어 이 브라우저의 쿠키에 보관됩니다.',
  command: 'kubectl create token <서비스 계정>',
  submit: '로그인',
  problems: {
    'out-of-date': '이 양식은 만료되었습니다. 다시 시도하십시오.',
    empty: '토큰을 입력하십시오.',
    'no-token': '토큰이 아닙니다. 공백이나 토큰에 사용되지 않는 문자가 포함되어 있습니다.',
    busy: '로그인하는 사용자가 너무 많습니다. 잠시 후 다시 시도하십시오.',
    refused: '클러스터에서 이 토큰을 허용하지 않습니다. 만료되었을 수 있습니다.',
    'too-long': '이 토큰은 너무 길어서 쿠키에 보관할 수 없습니다.',
    'server-error': 'API 서버가 오류를 반환합니다({detail}).',
    unreachable: 'API 서버에 연결할 수 없습니다: {detail}.',
  },
};

const ZH: LoginTexts = {
  title: '登录 Operator Hub',
  token: 'Bearer 令牌',
  help: '此集群的用户或服务账户的令牌，例如 {command} 所输出的令牌。您在此处执行的操作使用其权限。令牌经加密后保存在此浏览器的 Cookie 中，直到您注销，最长十二小时。',
  command: 'kubectl create token <服务账户>',
  submit: '登录',
  problems: {
    'out-of-date': '此表单已过期。请重试。',
    empty: '请输入令牌。',
    'no-token': '这不是令牌：其中包含空格或令牌不会使用的字符。',
    busy: '登录人数过多。请稍后重试。',
    refused: '集群不接受此令牌。它可能已过期。',
    'too-long': '此令牌过长，无法保存在 Cookie 中。',
    'server-error': 'API 服务器返回错误（{detail}）。',
    unreachable: '无法访问 API 服务器：{detail}。',
  },
};

export const LOGIN_TEXTS = { en: EN, es: ES, fr: FR, ja: JA, ko: KO, zh: ZH } as const;

export type Language = keyof typeof LOGIN_TEXTS;

/** The one of our languages that a browser prefers, by its header `Accept-Language`; English when it wants none of them. */
export function languageOf(accepted: string): Language {
  const wanted = accepted
    .split(',')
    .map(preferenceIn)
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { language } of wanted) if (isOurs(language)) return language;
  return 'en';
}

/** `zh-CN;q=0.8`: the language without its region. */
function preferenceIn(part: string) {
  const [range = '', ...parameters] = part.trim().split(/\s*;\s*/);
  const stated = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  const quality = stated === undefined ? 1 : Number(stated);
  return { language: range.split('-')[0]?.toLowerCase() ?? '', quality };
}

function isOurs(language: string): language is Language {
  return Object.hasOwn(LOGIN_TEXTS, language);
}

export function problemText(problem: LoginProblem, { problems }: LoginTexts): string {
  const text = problems[problem.kind];
  return 'detail' in problem ? text.replace('{detail}', () => problem.detail) : text;
}
