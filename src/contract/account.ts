import { z } from 'zod';

/** Login, registration and password recovery. */

/** A user name or an e-mail address, case-insensitive. */
export const LoginBody = z.object({ username: z.string(), password: z.string() });

/** `expires` is seven days after the login; `username` is what was typed. */
export const Login = z.object({
  token: z.string(),
  username: z.string(),
  first: z.string(),
  last: z.string(),
  expires: z.string(),
  id: z.int(),
});
export type Login = z.infer<typeof Login>;

const shortText = z.string().trim().min(1).max(255);

export const RegistrationBody = z.object({
  first_name: shortText,
  last_name: shortText,
  email: z.email().max(255),
  password: shortText,
  country: z.int(),
  city: shortText,
  organization_type: shortText,
  organization: shortText,
  department: shortText.optional(),
  position: shortText.optional(),
  phone_number: shortText.optional(),
  /** Required when the e-mail's domain is not on the list of allowed domains. */
  justification: shortText.optional(),
});
export type RegistrationBody = z.input<typeof RegistrationBody>;

export const Registration = z.object({ email: z.string() });

/** The server matches the e-mail address only, not the user name. */
export const RecoverPasswordBody = z.object({ email: z.string() });
export const RecoverPassword = z.object({ status: z.string() });

/** The server answers with the body, password included: never log it. */
export const ChangeRecoverPasswordBody = z.object({
  username: z.string(),
  token: z.string(),
  new_password: z.string(),
});

/** The server answers with the body, passwords included: never log it. */
export const ChangePasswordBody = z.object({ old_password: z.string(), new_password: z.string() });

/** An e-mail address or a user name. */
export const ResendValidationBody = z.object({ username: z.string() });
export const ShowUsernameBody = z.object({ email: z.string() });

export const Done = z.object({ data: z.string() });

export const ShownUsername = z.object({ status: z.string() });

/** Leave to embed the report of supply-chain figures. */
export const EmbeddedReport = z.object({
  detail: z.string().optional(),
  embed_url: z.string().nullable(),
  report_id: z.union([z.string(), z.int()]).nullable(),
  embed_token: z.string().nullable(),
  expires_at: z.string().nullable(),
  user: z.string().nullable().optional(),
  multi_resource: z.boolean().optional(),
  dataset_ids: z.array(z.string()).nullable().optional(),
});
