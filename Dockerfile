# Two images: the plugin for the OpenShift console (the default), and with `--target standalone` a console of its own for
# a plain Kubernetes. No step installs packages of a distribution: other base images do as well, if the first has a Node
# that package.json names and the second nginx 1.20 or newer with TLS. Pin them in your build: --build-arg
# NGINX_IMAGE=<name>@sha256:<digest>. With the host in its name Podman need not ask, or guess, where an image is.
ARG NODE_IMAGE=docker.io/library/node:22.23.3-bookworm-slim
ARG NGINX_IMAGE=docker.io/nginxinc/nginx-unprivileged:1.29.5-alpine3.23-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY console/package.json console/
RUN npm ci
COPY . .
# The images' users own nothing: everybody may read it, whatever the rights in the clone were, and nobody may write.
RUN npm run build && npm run build:standalone && npm run pack \
  && mv console/standalone/dist dist-image/standalone \
  && mv deploy/image/nginx.conf deploy/image/start.sh dist-image \
  && chmod -R a=rX dist-image

FROM ${NODE_IMAGE} AS standalone
LABEL io.k8s.display-name="Operator Hub (console)" \
  io.k8s.description="Find, install, update and remove Operators on a Kubernetes with OLM" \
  io.openshift.expose-services="9443:https" \
  org.opencontainers.image.title="operator-hub-standalone" \
  org.opencontainers.image.licenses="Apache-2.0"
COPY --from=build /build/dist-image/plugin /opt/operator-hub/plugin
COPY --from=build /build/dist-image/console /opt/operator-hub/console
COPY --from=build /build/dist-image/standalone /opt/operator-hub/
ENV NODE_ENV=production
USER 1000
EXPOSE 9443
ENTRYPOINT ["node", "/opt/operator-hub/standalone.cjs", "--plugin=/opt/operator-hub/plugin", "--console=/opt/operator-hub/console"]

FROM ${NGINX_IMAGE} AS plugin
# The maintainer of the base image is not that of this one.
LABEL maintainer="" \
  io.k8s.display-name="Operator Hub (console plugin)" \
  io.k8s.description="Find, install, update and remove Operators in the OpenShift web console" \
  io.openshift.expose-services="9443:https" \
  org.opencontainers.image.title="operator-hub" \
  org.opencontainers.image.licenses="Apache-2.0"
COPY --from=build /build/dist-image/plugin /opt/operator-hub/plugin
COPY --from=build /build/dist-image/nginx.conf /build/dist-image/start.sh /opt/operator-hub/
# A number, so that the kubelet can tell that it is not root; OpenShift takes another one, of group 0.
USER 101
EXPOSE 9443
# nginx then ends what it is sending first.
STOPSIGNAL SIGQUIT
ENTRYPOINT ["sh", "/opt/operator-hub/start.sh"]
